import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Receivers } from '../contract.ts';
import type { NotificationType } from '../rules.ts';

const NAME = sql<string>`first_name || ' ' || last_name`;

const list = (from: RawBuilder<unknown>, name = sql<string>`name`) => sql`(
  SELECT coalesce(json_agg(json_build_object('id', id, 'name', ${name}) ORDER BY fold(${name}), id), '[]')
  FROM ${from})`;
const level = (kind: string) => list(sql`office_groups WHERE kind = ${sql.lit(kind)}`);

/** Everything that can be chosen, by name. */
export async function listReceivers(db: Db): Promise<Receivers> {
  const { rows } = await sql<Receivers>`
    SELECT ${list(sql`employees WHERE disabled_at IS NULL`, NAME)} AS employee,
      ${list(sql`employee_groups`)} AS employee_groups,
      ${list(sql`offices WHERE closed_at IS NULL`)} AS offices,
      ${level('territory')} AS territories, ${level('division')} AS divisions,
      ${level('region')} AS regions, ${level('district')} AS districts`.execute(db);
  return rows[0] as Receivers;
}

type Chosen = Exclude<NotificationType, 'Company Wide'>;

const isOfKind = (kind: string) => sql`office_groups WHERE kind = ${sql.lit(kind)}`;
/** What may be chosen for each type. */
const KNOWN: Record<Chosen, RawBuilder<unknown>> = {
  Employee: sql`employees WHERE disabled_at IS NULL`,
  'Employee Group': sql`employee_groups WHERE TRUE`,
  Office: sql`offices WHERE closed_at IS NULL`,
  District: isOfKind('district'),
  Region: isOfKind('region'),
  Division: isOfKind('division'),
  Territory: isOfKind('territory'),
};

export async function countKnown(db: Db, type: Chosen, ids: number[]): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    SELECT count(*) AS known FROM ${KNOWN[type]} AND id = ANY(${ids}::bigint[])`.execute(db);
  return rows[0]?.known ?? 0;
}

const inOffices = (offices: RawBuilder<unknown>) => sql`office_id IN (${offices})`;

/** The people of every office below these groups, however deep the tree is there. */
const belowGroups = (ids: number[]) =>
  inOffices(sql`
    WITH RECURSIVE below AS (
      SELECT id FROM office_groups WHERE id = ANY(${ids}::bigint[])
      UNION
      SELECT g.id FROM office_groups g JOIN below b ON g.parent_id = b.id
    )
    SELECT o.id FROM offices o JOIN below b ON o.group_id = b.id`);

function whoIs(type: NotificationType, ids: number[]): RawBuilder<unknown> {
  if (type === 'Company Wide') return sql`TRUE`;
  if (type === 'Employee') return sql`id = ANY(${ids}::bigint[])`;
  if (type === 'Office') return sql`office_id = ANY(${ids}::bigint[])`;
  if (type === 'Employee Group')
    return sql`id IN (SELECT employee_id FROM employee_group_members WHERE group_id = ANY(${ids}::bigint[]))`;
  return belowGroups(ids);
}

/** The active people that the choice covers. */
export async function listPeople(db: Db, type: NotificationType, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM employees WHERE disabled_at IS NULL AND ${whoIs(type, ids)}`.execute(db);
  return rows.map(({ id }) => id);
}
