import { type Duplicate, duplicateWords } from '#platform/shared/duplicates.ts';
import { type ErrorAnswer, type FieldErrors, fieldErrorsAnswer } from '#platform/shared/errors.ts';

/** A refusal on its way to the client. Thrown anywhere below a handler it rolls the transaction back. */
export class Refusal extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;
  readonly headers: Record<string, string>;
  /** True when what the handler did so far stays: a failed try must count. */
  keepsChanges = false;

  constructor(status: number, answer: ErrorAnswer, headers: Record<string, string> = {}) {
    super(answer.message);
    this.status = status;
    this.answer = answer;
    this.headers = headers;
  }

  keepingChanges(): this {
    this.keepsChanges = true;
    return this;
  }
}

export const refuse = {
  unauthorized: (message: string) => new Refusal(401, { message }),
  forbidden: (message: string) => new Refusal(403, { message }),
  /** For what is not there and for what belongs to another agency alike. */
  notFound: () => new Refusal(404, { message: 'There is no such record.' }),
  /** Two records became one: where to go on. */
  merged: (into: { id: number; name: string }) =>
    new Refusal(404, {
      message: `This customer was merged into ${into.name} (${into.id}).`,
      mergedInto: { id: into.id, name: into.name },
    }),
  fields: (errors: FieldErrors) => new Refusal(422, fieldErrorsAnswer(errors)),
  conflict: (message: string) => new Refusal(409, { message }),
  /** Somebody else saved in the meantime: who, and what the record is now. */
  changed: (changedBy: string, current: unknown) =>
    new Refusal(409, { message: `${changedBy} changed this in the meantime.`, changedBy, current }),
  /** Somebody with this name is here already. Whoever means it sends the same with `evenIfDuplicate`. */
  duplicates: (duplicates: Duplicate[]) =>
    new Refusal(409, { message: duplicates.map(duplicateWords).join(' '), duplicates }),
  /** The same call is still being worked on. It is sent again under the same key. */
  underWay: (message: string, retryAfterSeconds: number) =>
    new Refusal(409, { message, underWay: true }, { 'retry-after': String(retryAfterSeconds) }),
  tooMany: (message: string, retryAfterSeconds: number) =>
    new Refusal(429, { message }, { 'retry-after': String(retryAfterSeconds) }),
};

/** Refuses the input when anything is wrong with it. */
export function refuseProblems(problems: FieldErrors): void {
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
}
