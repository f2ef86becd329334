import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Author, lastChangedBy, writeChange } from '../change-log/write-change.ts';
import type { Db } from '../db/bound-kysely.ts';
import { refuse } from '../http/refusal.ts';

/** Somebody at work in the transaction of their call. */
interface Work {
  db: Db;
  session: Author;
}

export interface Versioned {
  id: number;
  version: number;
}

/** What the log keeps of a record: what somebody decided, not what follows from it. */
type Logged = Record<string, unknown>;

/** One kind of record that several people add, edit and delete. */
export interface RecordKind<R extends Versioned> {
  /** Its name in the change log. */
  subject: string;
  /** The record as it is, locked until the transaction ends. */
  lock(db: Db, id: number): Promise<R | undefined>;
  find(db: Db, id: number): Promise<R | undefined>;
  logged(record: R): Logged;
}

/** Which record somebody means, and the version they saw; without one the save is accepted as it is. */
interface Meant {
  id: number;
  version?: number | undefined;
}

interface Save<R> {
  /** What is wrong with the input, with the record as it was. */
  problems?(before: R | undefined): FieldErrors | Promise<FieldErrors>;
  /** Returns the new record's id. */
  add(): Promise<number>;
  change(before: R): Promise<unknown>;
}

/** Adds the record with id 0, and edits any other: checked, locked, changed and logged in the same order everywhere. */
export async function saveRecord<R extends Versioned>(
  kind: RecordKind<R>,
  work: Work,
  meant: Meant,
  { problems, add, change }: Save<R>,
): Promise<R> {
  if (meant.id !== 0) return changeRecord(kind, work, meant, { ...(problems && { problems }), change });
  if (problems) refuseProblems(await problems(undefined));
  return keepAdded(kind, work, await add());
}

interface ChangeSteps<R> {
  /** In the log; an edit unless it says otherwise. */
  action?: string;
  problems?(before: R | undefined): FieldErrors | Promise<FieldErrors>;
  /** The record is already in that state: nothing is changed or logged. */
  isDone?(before: R): boolean;
  /** Why the state of the record does not allow it, in words for a person. */
  whyNot?(before: R): string | undefined;
  change(before: R): Promise<unknown>;
}

/** One change of a record that is there. The refusals come in the order 422, 404, 409. */
export async function changeRecord<R extends Versioned>(
  kind: RecordKind<R>,
  work: Work,
  meant: Meant,
  { action = 'edited', problems, isDone, whyNot, change }: ChangeSteps<R>,
): Promise<R> {
  const before = await kind.lock(work.db, meant.id);
  if (problems) refuseProblems(await problems(before));
  if (!before) throw refuse.notFound();
  await refuseStale(work.db, kind, before, meant.version);
  if (isDone?.(before)) return before;
  const why = whyNot?.(before);
  if (why) throw refuse.conflict(why);
  await change(before);
  return keepChanged(kind, work, action, before);
}

/** Removes a record for good and answers what it was. */
export async function deleteRecord<R extends Versioned>(
  kind: RecordKind<R>,
  work: Work,
  meant: Meant,
  remove: (before: R) => Promise<unknown>,
  whyNot?: (before: R) => Promise<string | undefined>,
): Promise<R> {
  const before = await kind.lock(work.db, meant.id);
  if (!before) throw refuse.notFound();
  await refuseStale(work.db, kind, before, meant.version);
  const why = await whyNot?.(before);
  if (why) throw refuse.conflict(why);
  await remove(before);
  const { subject, logged } = kind;
  await writeChange(work.db, work.session, {
    subject,
    subjectId: before.id,
    action: 'deleted',
    before: logged(before),
  });
  return before;
}

/** What was just added, with its entry in the log; `more` is what only the log of the addition contains. */
export async function keepAdded<R extends Versioned>(
  kind: RecordKind<R>,
  { db, session }: Work,
  id: number,
  { action = 'added', more }: { action?: string; more?: Logged } = {},
): Promise<R> {
  const after = await findRecord(kind, db, id);
  const { subject } = kind;
  await writeChange(db, session, {
    subject,
    subjectId: id,
    action,
    after: { ...kind.logged(after), ...more },
  });
  return after;
}

/** What was just changed, with its entry in the log. */
export async function keepChanged<R extends Versioned>(
  kind: RecordKind<R>,
  { db, session }: Work,
  action: string,
  before: R,
): Promise<R> {
  const after = await findRecord(kind, db, before.id);
  const { subject, logged } = kind;
  await writeChange(db, session, {
    subject,
    subjectId: before.id,
    action,
    before: logged(before),
    after: logged(after),
  });
  return after;
}

export async function findRecord<R extends Versioned>(kind: RecordKind<R>, db: Db, id: number): Promise<R> {
  const found = await kind.find(db, id);
  if (!found) throw refuse.notFound();
  return found;
}

export function refuseProblems(problems: FieldErrors): void {
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
}

/**
 * Somebody saved in the meantime: whoever is late is told who, and what the record is now. `subjectId` is for
 * what is answered without an id, `answer` for what is stored in a different shape than it is answered in.
 */
export async function refuseStale(
  db: Db,
  { subject, subjectId }: { subject: string; subjectId?: number },
  current: { version: number; id?: number },
  seen: number | undefined,
  answer: () => unknown = () => current,
): Promise<void> {
  if (seen === undefined || seen === current.version) return;
  const who = await lastChangedBy(db, subject, Number(subjectId ?? current.id));
  throw refuse.changed(who, await answer());
}
