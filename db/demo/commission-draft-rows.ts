import { statementKey } from '#areas/commission-imports/server/public.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { showDay } from '#platform/shared/dates.ts';
import { plainMoney } from '#platform/shared/money.ts';
import { headingsAt, previewOf } from '#platform/shared/sheets/preview.ts';
import { placeOf } from './commission-import-rows.ts';
import { DEMO_MAP, IMPORT_ROWS, IMPORTS, MATCHES } from './commission-import-tables.ts';
import { AGENCY } from './commission-tables.ts';
import { type CommissionTerm, commissionTerms } from './commission-terms.ts';
import { daysBefore } from './days.ts';
import type { TableRow } from './table-loader.ts';

/** Above the statements that were imported. */
const FIRST_DRAFT = 901;
const ROWS = 24;

const DRAFTS = [
  { state: 'takenBack', filename: 'corrected-statement.csv', daysAgo: 20, isRead: true },
  { state: 'failed', filename: 'statement-old-format.csv', daysAgo: 6, isRead: false },
  { state: 'reading', filename: 'supplement.csv', daysAgo: 1, isRead: false },
  { state: 'read', filename: 'statement-this-month.csv', daysAgo: 0, isRead: true },
] as const;

interface DraftRow {
  term: CommissionTerm;
  number: string;
  name: string;
  day: string;
  match: keyof typeof MATCHES;
  problem: string;
}

/** Statements that are not imported, in every state; their files are in the store. */
export async function storeDemoStatements(
  files: FileStore,
  policies: Iterable<TableRow>,
  today: string,
): Promise<TableRow[]> {
  const terms = commissionTerms([...policies], AGENCY);
  const companyId = terms.at(-1)?.companyId ?? 0;
  const ours = terms.filter((term) => term.companyId === companyId && term.effdate <= today).slice(-ROWS);
  const rows = ours.map((term, at) => draftRow(term, at, today));
  const text = textOf(rows);
  const sheet = previewOf('', cellsOf(text));
  const made: TableRow[] = [];
  for (const [at, draft] of DRAFTS.entries()) {
    const id = FIRST_DRAFT + at;
    const place = placeOf(`draft ${id}`, `${daysBefore(today, draft.daysAgo)}T01:30:00Z`);
    if (draft.state !== 'failed') await files.put(statementKey(place), Buffer.from(text));
    made.push(
      IMPORTS.row({
        ...place,
        id,
        company_id: companyId,
        filename: draft.filename,
        state: draft.state,
        failure: draft.state === 'failed' ? 'The file is no longer here. Choose it again.' : '',
        // A statement that waits for its columns has none yet.
        column_map: draft.state === 'reading' ? {} : DEMO_MAP,
        headings: JSON.stringify(headingsAt(sheet, 1)),
        heading_row: 1,
        sheets: JSON.stringify([sheet]),
        row_count: rows.length,
        rows_done: draft.isRead ? rows.length : 0,
        created_by: 12,
        imported_at: draft.state === 'takenBack' ? place.created_at : null,
      }),
    );
    if (draft.isRead) made.push(...rows.map((row, nth) => stagedRow(id, row, nth)));
  }
  return made;
}

function draftRow(term: CommissionTerm, at: number, today: string): DraftRow {
  const row: DraftRow = {
    term,
    number: term.number,
    name: '',
    day: showDay(today),
    match: 'number',
    problem: '',
  };
  if (at % 8 === 3) return { ...row, number: `${term.number}X`, name: 'HALVERSEN R', match: 'unmatched' };
  if (at % 8 === 5)
    return { ...row, number: term.number.replaceAll(/[^\w]/g, '').toLowerCase(), match: 'normalized' };
  if (at === 7)
    return {
      ...row,
      day: '02/30/2026',
      match: 'problem',
      problem: '“02/30/2026” is not a day of the calendar.',
    };
  return row;
}

function textOf(rows: readonly DraftRow[]): string {
  const head = Object.values(DEMO_MAP).filter((name) => name !== null);
  const lines = rows.map(({ term, number, name, day }) => [
    number,
    name,
    day,
    showDay(term.effdate),
    `"${plainMoney(term.premium)}"`,
    `"${plainMoney(term.commission)}"`,
  ]);
  return [head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

const cellsOf = (text: string) =>
  text
    .split('\r\n')
    .map((line) => line.split(/,(?![^"]*"(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', '')));

function stagedRow(
  import_id: number,
  { term, number, name, day, match, problem }: DraftRow,
  at: number,
): TableRow {
  const isMatched = match === 'number' || match === 'normalized';
  const [month, date, year] = day.split('/');
  return IMPORT_ROWS.row({
    master_id: AGENCY,
    import_id,
    row_number: at + 2,
    policy_number: number,
    customer_name: name,
    product_name: '',
    transaction_on: problem ? null : `${year}-${month}-${date}`,
    effdate: term.effdate,
    expdate: null,
    commissionable: term.premium,
    commission: term.commission,
    problem,
    policy_id: isMatched ? term.id : null,
    ...MATCHES[match],
  });
}
