import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Author, lastChangedBy, writeChange } from '../change-log/write-change.ts';
import type { Db } from '../db/bound-kysely.ts';
import { refuse, refuseProblems } from '../http/refusal.ts';

/** Somebody at work in the transaction of their call. */
interface Work {
  db: Db;
  session: Author;
}

/** A record whose last save simply counts has no version. */
interface Stored {
  id: number;
  version?: number;
}

/** What the log keeps of a record: what somebody decided, not what follows from it. */
type Logged = Record<string, unknown>;

/** One kind of record that several people add, edit and delete. */
export interface RecordKind<R extends Stored> {
  /** Its name in the change log. */
  subject: string;
  /** The record as it is, locked until the transaction ends. */
  lock(db: Db, id: number): Promise<R | undefined>;
  find(db: Db, id: number): Promise<R | undefined>;
  logged(record: R): Logged;
  /** What a call answers, for a record that is stored in a different shape. */
  shown?(record: R, db: Db): unknown;
}

/** Which record somebody means, and the version they saw; without one the save is accepted as it is. */
interface Meant {
  id: number;
  version?: number | undefined;
}

interface AddSteps<R> {
  /** In the log; `added` unless it says otherwise. */
  action?: string;
  problems?(): FieldErrors | Promise<FieldErrors>;
  /** Returns the new record's id. */
  add(): Promise<number>;
  /** What only the entry in the log contains. */
  more?: Logged;
  /** What is done once the record is saved and logged. */
  follow?(after: R): Promise<unknown>;
}

interface ChangeSteps<R> {
  /** In the log; `edited` unless it says otherwise. */
  action?: string | ((before: R) => string);
  /** Why the person may not change this record, in words for them. */
  whyForbidden?(before: R): string | undefined;
  /** What is wrong with the input, with the record as it was. */
  problems?(before: R | undefined): FieldErrors | Promise<FieldErrors>;
  /** The record is already in that state: nothing is changed or logged. */
  isDone?(before: R): boolean;
  /** Why the state of the record does not allow it, in words for a person. */
  whyNot?(before: R): string | undefined;
  change(before: R): Promise<unknown>;
  more?: Logged;
  follow?(after: R, before?: R): Promise<unknown>;
}

type SaveSteps<R> = ChangeSteps<R> & Pick<AddSteps<R>, 'add'>;

/** Adds the record with id 0, and edits any other: checked, locked, changed and logged in the same order everywhere. */
export async function saveRecord<R extends Stored>(
  kind: RecordKind<R>,
  work: Work,
  meant: Meant,
  { add, ...steps }: SaveSteps<R>,
): Promise<R> {
  if (meant.id !== 0) return changeRecord(kind, work, meant, steps);
  const { action, problems, ...rest } = steps;
  return addRecord(kind, work, { ...rest, add, ...(problems && { problems: () => problems(undefined) }) });
}

/** A record that is new. */
export async function addRecord<R extends Stored>(
  kind: RecordKind<R>,
  work: Work,
  { action = 'added', problems, add, more, follow }: AddSteps<R>,
): Promise<R> {
  if (problems) refuseProblems(await problems());
  const subjectId = await add();
  const after = await findRecord(kind, work.db, subjectId);
  await writeChange(work.db, work.session, {
    subject: kind.subject,
    subjectId,
    action,
    after: { ...kind.logged(after), ...more },
  });
  await follow?.(after);
  return after;
}

/** One change of a record that is there. The refusals come in the order 403, 422, 404, 409. */
export async function changeRecord<R extends Stored>(
  kind: RecordKind<R>,
  work: Work,
  meant: Meant,
  { action = 'edited', whyForbidden, problems, isDone, whyNot, change, more, follow }: ChangeSteps<R>,
): Promise<R> {
  const before = await kind.lock(work.db, meant.id);
  const forbidden = before && whyForbidden?.(before);
  if (forbidden) throw refuse.forbidden(forbidden);
  if (problems) refuseProblems(await problems(before));
  if (!before) throw refuse.notFound();
  await refuseStale(kind, work.db, before, meant.version);
  if (isDone?.(before)) return before;
  const why = whyNot?.(before);
  if (why) throw refuse.conflict(why);
  await change(before);
  const named = typeof action === 'string' ? action : action(before);
  const after = await keepChanged(kind, work, named, before, more);
  await follow?.(after, before);
  return after;
}

/** Removes a record for good and answers what it was. */
export async function deleteRecord<R extends Stored>(
  kind: RecordKind<R>,
  work: Work,
  meant: Meant,
  remove: (before: R) => Promise<unknown>,
  whyNot?: (before: R) => Promise<string | undefined>,
): Promise<R> {
  const before = await kind.lock(work.db, meant.id);
  if (!before) throw refuse.notFound();
  await refuseStale(kind, work.db, before, meant.version);
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

/** What was just changed, with its entry in the log. */
export async function keepChanged<R extends Stored>(
  kind: RecordKind<R>,
  { db, session }: Work,
  action: string,
  before: R,
  more?: Logged,
): Promise<R> {
  const after = await findRecord(kind, db, before.id);
  const { subject, logged } = kind;
  await writeChange(db, session, {
    subject,
    subjectId: before.id,
    action,
    before: logged(before),
    after: { ...logged(after), ...more },
  });
  return after;
}

export async function findRecord<R extends Stored>(kind: RecordKind<R>, db: Db, id: number): Promise<R> {
  const found = await kind.find(db, id);
  if (!found) throw refuse.notFound();
  return found;
}

/** Somebody saved in the meantime: whoever is late is told who, and what the record is now. */
async function refuseStale<R extends Stored>(
  { subject, shown = (record) => record }: RecordKind<R>,
  db: Db,
  current: R,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === current.version) return;
  throw refuse.changed(await lastChangedBy(db, subject, current.id), await shown(current, db));
}

interface Seen {
  id: number;
  version: number;
  /** What a person calls the record. */
  name: string;
  seen: number | undefined;
}

/** The same for records that change together or not at all: the first that somebody was faster with is named. */
export async function refuseAnyStale(
  db: Db,
  subject: string,
  records: readonly Seen[],
  advice: string,
): Promise<void> {
  const stale = records.find(({ seen, version }) => seen !== undefined && seen !== version);
  if (!stale) return;
  const who = await lastChangedBy(db, subject, stale.id);
  throw refuse.conflict(`${who} changed ${stale.name} in the meantime. ${advice}`);
}
