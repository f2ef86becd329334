import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LogSubject } from '#platform/shared/change-log.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { TaskChoice, TaskChoices, TaskType } from '../choices-contract.ts';
import { PRIORITY_LOG, STATUS_LOG, TYPE_LOG } from '../log.ts';

type Table = 'task_types' | 'task_priorities' | 'task_statuses';

export interface ChoiceRow {
  id: number;
  description: string;
  place: number;
  active: boolean;
  version: number;
  /** In the calendar, or what new tasks begin with. */
  marked: boolean;
  /** Only of types. */
  needsDescription: boolean;
}

/** What tells the three lists of choices apart; they are stored and saved in one way. */
export interface ChoiceKind<Choice> {
  table: Table;
  log: LogSubject;
  /** The column of what is particular to one of the list. */
  mark: 'in_calendar' | 'is_default';
  /** The same on the wire. */
  markName: 'showInCalendar' | 'default';
  /** Only one of the list has the mark, always. */
  markedOnce: boolean;
  /** Types alone say whether their tasks need a description. */
  isOfTypes: boolean;
  choiceOf(row: ChoiceRow): Choice;
}

const common = ({ id, description, place, active, version }: ChoiceRow) => ({
  ...{ id, description, place, active, version },
});

export const TYPES: ChoiceKind<TaskType> = {
  table: 'task_types',
  log: TYPE_LOG,
  mark: 'in_calendar',
  markName: 'showInCalendar',
  markedOnce: false,
  isOfTypes: true,
  choiceOf: (row) => ({
    ...common(row),
    showInCalendar: flagOf(row.marked),
    needsDescription: flagOf(row.needsDescription),
  }),
};

const beginsWith = (row: ChoiceRow): TaskChoice => ({ ...common(row), default: flagOf(row.marked) });

export const PRIORITIES: ChoiceKind<TaskChoice> = {
  table: 'task_priorities',
  log: PRIORITY_LOG,
  mark: 'is_default',
  markName: 'default',
  markedOnce: true,
  isOfTypes: false,
  choiceOf: beginsWith,
};

export const STATUSES: ChoiceKind<TaskChoice> = {
  table: 'task_statuses',
  log: STATUS_LOG,
  mark: 'is_default',
  markName: 'default',
  markedOnce: true,
  isOfTypes: false,
  choiceOf: beginsWith,
};

const rowsOf = ({ table, mark, isOfTypes }: ChoiceKind<unknown>, rest: RawBuilder<unknown>) =>
  sql<ChoiceRow>`SELECT id, description, place, active, version, ${sql.ref(mark)} AS marked,
    ${isOfTypes ? sql.ref('needs_description') : sql.lit(false)} AS "needsDescription"
    FROM ${sql.table(table)} ${rest}`;

/** In the order of the lists. */
export async function listChoices<Choice>(db: Db, kind: ChoiceKind<Choice>): Promise<Choice[]> {
  const { rows } = await rowsOf(kind, sql`ORDER BY place, id`).execute(db);
  return rows.map(kind.choiceOf);
}

export async function allChoices(db: Db): Promise<TaskChoices> {
  return {
    types: await listChoices(db, TYPES),
    priorities: await listChoices(db, PRIORITIES),
    statuses: await listChoices(db, STATUSES),
  };
}

export async function findChoice(
  db: Db,
  kind: ChoiceKind<unknown>,
  id: number,
): Promise<ChoiceRow | undefined> {
  return (await rowsOf(kind, sql`WHERE id = ${id}`).execute(db)).rows[0];
}

/**
 * Keeps others from changing the list until this transaction ends: places and the mark concern all of it. Always in the
 * order of their numbers, so that nobody waits for somebody who waits for them.
 */
export async function lockChoices(db: Db, kind: ChoiceKind<unknown>): Promise<ChoiceRow[]> {
  const { rows } = await rowsOf(kind, sql`ORDER BY id FOR UPDATE`).execute(db);
  return rows.toSorted((a, b) => a.place - b.place || a.id - b.id);
}

export interface ChoiceFields {
  description: string;
  active: boolean;
  marked: boolean;
  needsDescription?: boolean;
}

/** At the end of the list. */
export async function insertChoice(
  db: Db,
  { table, mark, isOfTypes }: ChoiceKind<unknown>,
  masterId: number,
  { description, active, marked, needsDescription }: ChoiceFields,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(table)} (master_id, description, place, active, ${sql.ref(mark)}
      ${isOfTypes ? sql`, needs_description` : sql``})
    SELECT ${masterId}, ${description}, coalesce(max(place), 0) + 1, ${active}, ${marked}
      ${isOfTypes ? sql`, ${needsDescription ?? false}::boolean` : sql``} FROM ${sql.table(table)}
    RETURNING id`.execute(db);
  return (rows[0] as { id: number }).id;
}

export async function updateChoice(
  db: Db,
  { table, mark, isOfTypes }: ChoiceKind<unknown>,
  id: number,
  { description, active, marked, needsDescription }: ChoiceFields,
): Promise<number> {
  await sql`UPDATE ${sql.table(table)} SET description = ${description}, active = ${active},
    ${isOfTypes ? sql`needs_description = ${needsDescription ?? false},` : sql``}
    ${sql.ref(mark)} = ${marked}, version = version + 1 WHERE id = ${id}`.execute(db);
  return id;
}

/** Whatever else of the list has the mark loses it. */
export async function clearMark(db: Db, { table, mark }: ChoiceKind<unknown>, except: number): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET ${sql.ref(mark)} = false, version = version + 1
    WHERE ${sql.ref(mark)} AND id <> ${except}`.execute(db);
}

/** The places of all, in the order of these numbers. */
export async function placeChoices(
  db: Db,
  { table }: ChoiceKind<unknown>,
  ids: readonly number[],
): Promise<void> {
  await sql`UPDATE ${sql.table(table)} c SET place = p.place
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS p (id, place) WHERE c.id = p.id AND c.place <> p.place`.execute(
    db,
  );
}
