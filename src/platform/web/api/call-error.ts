import type { Duplicate } from '#platform/shared/duplicates.ts';
import type { ErrorAnswer, FieldErrors } from '#platform/shared/errors.ts';
import { say } from '../wording.ts';

/** The status of a call that never reached the server. */
export const UNREACHED = 0;

/** A call that was refused or did not arrive; the message is fit to be shown as it is, in the agency's words. */
export class CallError extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly list: string[];
  readonly changedBy: string | undefined;
  readonly current: unknown;
  readonly isUnderWay: boolean;
  /** True when nothing was done, only because others were at work. */
  readonly isBusy: boolean;
  /** How long the server asks to wait. */
  readonly retryAfterSeconds: number | undefined;
  readonly duplicates: readonly Duplicate[];
  readonly mergedInto: ErrorAnswer['mergedInto'];

  constructor(status: number, answer: ErrorAnswer, retryAfterSeconds?: number) {
    super(say(answer.message));
    this.name = 'CallError';
    this.status = status;
    this.errors = Object.fromEntries(
      Object.entries(answer.errors ?? {}).map(([field, messages]) => [field, messages.map(say)]),
    );
    this.list = (answer['Improperly formatted request'] ?? []).map(say);
    this.changedBy = answer.changedBy;
    this.current = answer.current;
    this.isUnderWay = answer.underWay === true;
    this.isBusy = answer.busy === true;
    this.retryAfterSeconds = retryAfterSeconds;
    this.duplicates = answer.duplicates ?? [];
    this.mergedInto = answer.mergedInto;
  }
}

/** True when the call may have been done, or still be under way: another try is a try at the same thing. */
export function mayBeDone(error: unknown): boolean {
  return isPassing(error) || (error instanceof CallError && error.isUnderWay);
}

/** True when the same call may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.status === UNREACHED || error.status >= 500);
}

/** True when it was tried as often as is worth it. */
export function isBusy(error: unknown): boolean {
  return error instanceof CallError && error.isBusy;
}
