import { createHash } from 'node:crypto';
import { yearWeekFolder } from '#areas/attachments/rules.ts';
import { assignmentRows, isByHand, matchByHand, renumbered } from './commission-assignment-rows.ts';
import { COLUMN_MAPS, DEMO_MAP, IMPORT_ROWS, IMPORTS, MATCHES } from './commission-import-tables.ts';
import { AGENCY, CREATORS } from './commission-tables.ts';
import { companyRows } from './company-rows.ts';
import { daysBefore } from './days.ts';
import { Random } from './random.ts';
import type { TableRow } from './table-loader.ts';

const UPLOADED = 2;
/** Companies whose columns are known. */
const KNOWN_MAPS = 3;

interface Statement {
  id: number;
  companyId: number;
  lines: TableRow['values'][];
}

/** Every uploaded line came with a statement: one of each company and month. */
export function* withStatements(rows: Iterable<TableRow>, today: string): Generator<TableRow> {
  const all = [...rows].map(misspelled).map(renumbered);
  const uploaded = all
    .filter(({ table: { name }, values }) => name === 'commission_lines' && values.source === UPLOADED)
    .map(({ values }) => values);
  const groups = Map.groupBy(
    uploaded,
    ({ company_id, transaction_on }) => `${String(transaction_on).slice(0, 7)} ${company_id}`,
  );
  const statements = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, lines], at) => ({ id: at + 1, companyId: Number(lines[0]?.company_id), lines }));
  for (const statement of statements) yield importRow(statement, today);
  const places = new Map(
    statements.flatMap(({ id, lines }) => lines.map((line, at) => [line, { id, row: at + 2 }] as const)),
  );
  for (const row of all) {
    if (row.table.name !== 'commission_lines') yield row;
    else yield importedLine(row, places.get(row.values));
  }
  for (const statement of statements) yield* stagedRows(statement);
  yield* columnMaps(statements);
  yield* assignmentRows(
    statements.flatMap(({ lines }) => lines.map((line) => ({ line, day: daysOf(lines, today).day }))),
  );
}

/** A carrier line that matched nothing has a number that no policy has. */
function misspelled(row: TableRow): TableRow {
  const { source, policy_id, policy_number } = row.values;
  if (row.table.name !== 'commission_lines' || policy_id !== null || Number(source) > UPLOADED) return row;
  return { ...row, values: { ...row.values, policy_number: `${policy_number}X` } };
}

/** The last day of a statement, and the day on which it was imported. */
function daysOf(lines: Statement['lines'], today: string): { last: string; day: string } {
  const last = lines
    .map(({ transaction_on }) => String(transaction_on))
    .sort()
    .at(-1) as string;
  return { last, day: [daysBefore(last, -2), today].sort()[0] as string };
}

function importRow({ id, companyId, lines }: Statement, today: string): TableRow {
  const random = new Random('commission import', id);
  const { last, day } = daysOf(lines, today);
  return IMPORTS.row({
    ...placeOf(`${companyId} ${id}`, `${day}T02:${random.int(10, 50)}:00Z`),
    id,
    company_id: companyId,
    filename: `${slugOf(companyId)}-${last.slice(0, 7)}.csv`,
    state: 'imported',
    failure: '',
    row_count: lines.length,
    rows_done: lines.length,
    created_by: random.pick(CREATORS),
    imported_at: `${day}T02:55:00Z`,
    heading_row: 1,
    // Nobody chooses columns for what has already been imported.
    sheets: '[]',
  });
}

const companies = new Map(
  [...companyRows()]
    .filter(({ table }) => table.name === 'companies')
    .map(({ values }) => [values.id, String(values.name)]),
);
const slugOf = (companyId: number) =>
  (companies.get(companyId) ?? 'statement').toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** What every statement of the demo world has; the seed is what it contains. */
export function placeOf(seed: string, createdAt: string) {
  const sha256 = createHash('sha256').update(`statement ${seed}`).digest('hex');
  return {
    master_id: AGENCY,
    sha256,
    guid: sha256.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5'),
    year_week_folder: yearWeekFolder(new Date(createdAt)),
    created_at: createdAt,
    extension: '.csv',
    column_map: DEMO_MAP,
    headings: JSON.stringify(
      Object.values(DEMO_MAP)
        .filter((name) => name !== null)
        .map((name) => ({ name, samples: [] })),
    ),
  };
}

/** A few are found by something other than their number. */
function matchOf({ id, policy_id }: TableRow['values']) {
  if (policy_id === null) return MATCHES.unmatched;
  const random = new Random('commission match', Number(id));
  return random.chance(0.9) ? MATCHES.number : MATCHES[random.pick(['normalized', 'customer'] as const)];
}

function importedLine({ table, values }: TableRow, place?: { id: number; row: number }): TableRow {
  if (!place) return { table, values };
  const match = isByHand(values) ? matchByHand(values) : matchOf(values);
  return { table, values: { ...values, import_id: place.id, import_row: place.row, ...match } };
}

function* stagedRows({ id, lines }: Statement): Generator<TableRow> {
  for (const [at, line] of lines.entries())
    yield IMPORT_ROWS.row({
      master_id: line.master_id as number,
      import_id: id,
      row_number: at + 2,
      policy_number: line.policy_number as string,
      customer_name: line.customer_name as string,
      product_name: '',
      transaction_on: line.transaction_on as string,
      effdate: line.effdate as string,
      expdate: line.expdate as string,
      commissionable: line.commissionable as number,
      commission: line.commission as number,
      problem: '',
      ...(isByHand(line)
        ? { policy_id: null, ...MATCHES.unmatched }
        : { policy_id: line.policy_id as number | null, ...matchOf(line) }),
    });
}

function* columnMaps(statements: readonly Statement[]): Generator<TableRow> {
  const companies = [...new Set(statements.map(({ companyId }) => companyId))].slice(0, KNOWN_MAPS);
  for (const company_id of companies)
    yield COLUMN_MAPS.row({ master_id: AGENCY, company_id, column_map: DEMO_MAP });
}
