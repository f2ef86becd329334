import type { ErrorAnswer, FieldErrors } from '#platform/shared/errors.ts';

/** The status of a call that never reached the server. */
export const UNREACHED = 0;

/** A call that was refused or did not arrive; the message is fit to be shown as it is. */
export class CallError extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly list: string[];
  readonly changedBy: string | undefined;
  readonly current: unknown;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message);
    this.name = 'CallError';
    this.status = status;
    this.errors = answer.errors ?? {};
    this.list = answer['Improperly formatted request'] ?? [];
    this.changedBy = answer.changedBy;
    this.current = answer.current;
  }
}

/** True when the same call may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.status === UNREACHED || error.status >= 500);
}
