import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Cells } from '../contract.ts';
import { type Figures, isDerived } from '../rules/figures.ts';
import type { GroupingName, Report } from '../rules/report.ts';
import { groupLabel } from './group-labels.ts';
import { groupsSql, hasIds, labelSql, rowsSql, totalSql } from './report-sql.ts';
import type { Asked, AskedRows, Source, SourceRow } from './source.ts';

type Sql = RawBuilder<unknown>;
type Words = Partial<Record<string, (stored: string) => string>>;

/** How a figure comes about: a sum of facts, or their count; of all of them or of some. */
export interface SqlFigure {
  sum?: Sql;
  where?: RawBuilder<SqlBool>;
}

/** A report in SQL. A fact `f` is one row of what the report counts. */
export interface SqlReport {
  /** A SELECT of `key`, of `at` and `id`, which are the order of the rows, and of what figures and rows need. */
  facts(asked: Asked, key: Sql): Sql;
  keys: Partial<Record<GroupingName, Sql>>;
  figures(asked: Asked): Record<string, SqlFigure>;
  /** The columns of the report's rows, and the joins that they need. */
  columns: Sql;
  joins: Sql;
  link(row: SqlRow): string;
  /** What a stored word is called, by the grouping and the column that show it. */
  words?: Words;
  /** A grouping whose groups share facts, and one without: the total is counted by that. */
  overlap?: { by: GroupingName; apart: GroupingName };
}

export type SqlRow = Record<string, string | number | null> & { at: string; id: number };

export function sqlSource(report: Report, source: SqlReport): Source {
  const { words = {} } = source;
  /** All rows of all groups: each fact once. */
  const once = <A extends Asked>(asked: A): A =>
    source.overlap?.by === asked.by ? { ...asked, by: source.overlap.apart } : asked;
  const meant = (asked: AskedRows) => (asked.group === undefined ? once(asked) : asked);
  const toRow = (row: SqlRow): SourceRow => ({
    at: row.at,
    id: row.id,
    link: source.link(row),
    cells: cellsOf(report, row, words),
  });
  return {
    async sum(db, asked) {
      const isApart = source.overlap?.by === asked.by;
      const { rows } = await groupsSql(source, asked, isApart).execute(db);
      const total = isApart
        ? (await totalSql(source, once(asked)).execute(db)).rows[0]
        : rows.find(({ is_total }) => is_total === 1);
      const groups = rows
        .filter(({ is_total }) => is_total === 0)
        .map((row) => ({
          key: row.key as string | null,
          label: groupLabel(asked.by, row.label as string | null, words[asked.by]),
          sums: sumsOf(report, row),
        }));
      return { groups, total: sumsOf(report, total ?? {}) };
    },
    async sumRows(db, asked) {
      const { rows } = await totalSql(source, meant(asked)).execute(db);
      const [row = {}] = rows;
      const label = await labelFor(db, asked, words[asked.by]);
      return { count: Number(row.facts ?? 0), label, total: sumsOf(report, row) };
    },
    async page(db, asked, part) {
      return (await rowsSql(source, meant(asked), part).execute(db)).rows.map(toRow);
    },
    async after(db, asked, size, place) {
      const part = { size, offset: 0, after: place };
      return (await rowsSql(source, meant(asked), part).execute(db)).rows.map(toRow);
    },
  };
}

/** What the group is called whose rows are asked for; '' for all. */
async function labelFor(
  db: Db,
  { by, group }: AskedRows,
  words: ((stored: string) => string) | undefined,
): Promise<string> {
  if (group === undefined) return '';
  if (group === null) return groupLabel(by, null, words);
  const { rows } = await labelSql(by, group).execute(db);
  const label = rows[0]?.label ?? null;
  // A person, an office or a company that is none of this agency's has no rows, and no name to show.
  if (label === null && hasIds(by)) throw refuse.notFound();
  return groupLabel(by, label, words);
}

type FigureRow = Record<string, string | number | null>;

function sumsOf({ figures }: Report, row: FigureRow): Figures {
  const summed = figures.filter((figure) => !isDerived(figure));
  return Object.fromEntries(summed.map(({ key }) => [key, Number(row[key] ?? 0)]));
}

function cellsOf({ rows }: Report, row: SqlRow, words: Words): Cells {
  return Object.fromEntries(
    rows.map(({ key, kind }) => {
      const value = row[key] ?? null;
      if (kind !== 'text') return [key, value];
      const text = String(value ?? '');
      return [key, text === '' ? '' : (words[key]?.(text) ?? text)];
    }),
  );
}
