import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PLANNED_ANEW } from '#platform/server/db/bound-kysely.ts';
import type { Part } from '#platform/server/lists/page.ts';
import { GROUPINGS, type GroupingName } from '../rules/report.ts';
import type { Asked, AskedRows, Place } from './source.ts';
import type { SqlFigure, SqlReport, SqlRow } from './sql-source.ts';

type Sql = RawBuilder<unknown>;
type FigureRow = Record<string, string | number | null>;
type GroupingKind = (typeof GROUPINGS)[GroupingName]['kind'];

const PLAIN = { type: 'text', name: sql`g.key::text`, join: sql`` };

/** What the key of a group is, and how the group is called. */
const KEYS: Record<GroupingKind, { type: string; name: Sql; join: Sql }> = {
  person: {
    type: 'bigint',
    name: sql`n.first_name || ' ' || n.last_name`,
    join: sql`LEFT JOIN employees n ON n.id = g.key`,
  },
  office: { type: 'bigint', name: sql`n.name`, join: sql`LEFT JOIN offices n ON n.id = g.key` },
  company: { type: 'bigint', name: sql`n.name`, join: sql`LEFT JOIN companies n ON n.id = g.key` },
  text: PLAIN,
  week: PLAIN,
  month: PLAIN,
  day: PLAIN,
};

/** True where the groups of a grouping are told apart by ids. */
export function hasIds(by: GroupingName): boolean {
  return KEYS[GROUPINGS[by].kind].type === 'bigint';
}

/** The figures of every group and, unless they are counted apart, in the same pass those of all together. */
export function groupsSql(source: SqlReport, asked: Asked, isApart = false): RawBuilder<FigureRow> {
  const { name, join } = KEYS[GROUPINGS[asked.by].kind];
  const sets = isApart ? sql`GROUP BY f.key` : sql`GROUP BY GROUPING SETS ((f.key), ())`;
  const figures = source.figures(asked);
  const names = sql.join(Object.keys(figures).map((key) => sql.ref(`g.${key}`)));
  return sql<FigureRow>`${PLANNED_ANEW}
    SELECT g.key::text AS key, g.is_total, ${name} AS label, ${names} FROM (
      SELECT f.key, grouping(f.key) AS is_total, ${aggregates(figures)}
      FROM (${factsSql(source, asked)}) f ${sets}
    ) g ${join}`;
}

/** What the rows behind a figure come to, and how many they are. */
export function totalSql(source: SqlReport, asked: AskedRows): RawBuilder<FigureRow> {
  return sql<FigureRow>`${PLANNED_ANEW}
    SELECT count(*) AS facts, ${aggregates(source.figures(asked))}
    FROM (${factsSql(source, asked)}) f WHERE ${isBehind(source, asked)}`;
}

/** The rows of a page, or those after a place: names are joined to the rows of the page alone. */
export function rowsSql(
  source: SqlReport,
  asked: AskedRows,
  { size, offset, after }: Part & { after?: Place | undefined },
): RawBuilder<SqlRow> {
  const later = after ? sql`AND (f.at, f.id) > (${after.at}::date, ${after.id}::bigint)` : sql``;
  return sql<SqlRow>`${PLANNED_ANEW}
    WITH page AS MATERIALIZED (
      SELECT f.* FROM (${factsSql(source, asked)}) f
      WHERE ${isBehind(source, asked)} ${later}
      ORDER BY f.at, f.id LIMIT ${size}::bigint OFFSET ${offset}::bigint
    )
    SELECT f.at, f.id, ${source.columns} FROM page f ${source.joins} ORDER BY f.at, f.id`;
}

/** The name of one group. */
export function labelSql(by: GroupingName, group: string): RawBuilder<{ label: string | null }> {
  const { type, name, join } = KEYS[GROUPINGS[by].kind];
  const key = sql`SELECT ${group}::${sql.raw(type)} AS key`;
  return sql<{ label: string | null }>`SELECT ${name} AS label FROM (${key}) g ${join}`;
}

function factsSql(source: SqlReport, asked: Asked): Sql {
  return source.facts(asked, source.keys[asked.by] ?? sql`NULL::text`);
}

function aggregates(figures: Record<string, SqlFigure>): Sql {
  const all = Object.entries(figures).map(([key, { sum, where }]) => {
    const some = where ? sql`FILTER (WHERE ${where})` : sql``;
    const value = sum ? sql`coalesce(sum(${sum}) ${some}, 0)::bigint` : sql`count(*) ${some}`;
    return sql`${value} AS ${sql.ref(key)}`;
  });
  return sql.join(all);
}

function isBehind(source: SqlReport, { by, group, figure, ...asked }: AskedRows): RawBuilder<SqlBool> {
  const some = figure === undefined ? undefined : source.figures({ by, ...asked })[figure]?.where;
  const type = sql.raw(KEYS[GROUPINGS[by].kind].type);
  const inGroup = group === null ? sql`f.key IS NULL` : sql`f.key = ${group}::${type}`;
  const conditions = [...(group === undefined ? [] : [inGroup]), ...(some ? [some] : [])];
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` AND `)}` : sql<SqlBool>`true`;
}
