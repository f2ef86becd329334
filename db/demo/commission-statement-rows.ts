import { type Producer, sharesOf } from '#areas/commission-statements/rules.ts';
import { MANUAL, SETTLED } from '#areas/commissions/statuses.ts';
import { AGENCY, FILES, LEDGER, LINES, lineFacts, MAKER, SHARES, STATEMENTS } from './commission-tables.ts';
import { type CommissionTerm, commissionTerms, producersOf } from './commission-terms.ts';
import { daysBefore } from './days.ts';
import type { TableRow } from './table-loader.ts';

/** Above the numbers of the other files, lines and statements in the demo world. */
const FIRST = { file: 1_500_101, line: 2_100_001, statement: 1001, ledger: 1001, share: 100_001 };
const LINES_OF_A_FILE = 9;

interface Line {
  id: number;
  file: number;
  term: CommissionTerm;
  producers: Producer[];
}

/**
 * Bonus payments of two months: the first file was deposited in full and is posted, the second with five cents less
 * and is not, so that the statements with both are partly posted. One person has yet to get a statement.
 */
export function* commissionStatementRows(policies: Iterable<TableRow>, today: string): Generator<TableRow> {
  const rows = [...policies];
  const earned = producersOf(rows, AGENCY);
  const terms = commissionTerms(rows, AGENCY)
    .filter(({ id, effdate }) => effdate < today && earned.has(id))
    .slice(-2 * LINES_OF_A_FILE);
  const lines = terms.map((term, at): Line => {
    const file = FIRST.file + Math.floor(at / LINES_OF_A_FILE);
    return { id: FIRST.line + at, file, term, producers: earned.get(term.id) ?? [] };
  });
  yield* fileRows(lines, today);
  yield* lines.map((line) => lineRow(line, today));
  yield* shareRows(lines, today);
}

const bonusOf = ({ commission }: CommissionTerm) => Math.round(commission / 10);

function* fileRows(lines: readonly Line[], today: string): Generator<TableRow> {
  for (const [at, group] of [...Map.groupBy(lines, ({ file }) => file).values()].entries()) {
    const total = group.reduce((sum, { term }) => sum + bonusOf(term), 0);
    yield FILES.row({
      master_id: AGENCY,
      id: FIRST.file + at,
      company_id: null,
      start_on: daysBefore(today, 60 - 30 * at),
      end_on: daysBefore(today, 31 - 30 * at),
      deposit_on: daysBefore(today, 28 - 20 * at),
      deposit_amount: total - 5 * at,
      created_by: MAKER,
      created_at: `${daysBefore(today, 27 - 20 * at)}T15:20:00Z`,
      archived_at: null,
      posted_at: at === 0 ? `${daysBefore(today, 5)}T14:30:00Z` : null,
    });
  }
}

function lineRow({ id, file, term }: Line, today: string): TableRow {
  return LINES.row({
    ...lineFacts(term),
    id,
    file_id: file,
    status: SETTLED,
    source: MANUAL,
    transaction_on: daysBefore(today, 28 - 20 * (file - FIRST.file)),
    commissionable: Math.round(term.premium / 10),
    commission: bonusOf(term),
    adjusted: bonusOf(term),
    reason: 'Contingency bonus',
  });
}

function* shareRows(lines: readonly Line[], today: string): Generator<TableRow> {
  const shares = lines.flatMap(({ id, file, term, producers }) =>
    sharesOf(bonusOf(term), producers).map((share) => ({ ...share, line: id, file })),
  );
  const people = [...new Set(shares.flatMap(({ employeeId }) => employeeId ?? []))].sort((a, b) => a - b);
  // The last one still waits, unless there is only one.
  const paid = people.slice(0, Math.max(1, people.length - 1));
  const statementOf = new Map(paid.map((employee, at) => [employee, FIRST.statement + at]));
  const ledgerOf = new Map([...paid, null].map((employee, at) => [employee, FIRST.ledger + at]));
  for (const [employee_id, id] of statementOf)
    yield STATEMENTS.row({
      master_id: AGENCY,
      id,
      // Given by `numberStatements`.
      number: 0,
      period_on: `${daysBefore(today, 6).slice(0, 7)}-01`,
      employee_id,
      note: 'Contingency bonus',
      created_by: MAKER,
      created_at: `${daysBefore(today, 6)}T16:00:00Z`,
    });
  const isGiven = (employee: number | null) => ledgerOf.has(employee);
  const posted = shares.filter(({ file, employeeId }) => file === FIRST.file && isGiven(employeeId));
  for (const [employee, group] of Map.groupBy(posted, ({ employeeId }) => employeeId))
    yield LEDGER.row({
      master_id: AGENCY,
      id: ledgerOf.get(employee) ?? 0,
      file_id: FIRST.file,
      statement_id: employee === null ? null : (statementOf.get(employee) ?? null),
      employee_id: employee,
      cents: group.reduce((sum, { cents }) => sum + cents, 0),
      reason: 'One share is settled with the next statement.',
      posted_by: MAKER,
      posted_at: `${daysBefore(today, 5)}T14:30:00Z`,
    });
  for (const [at, { line, file, employeeId, split, cents }] of shares.entries())
    yield SHARES.row({
      master_id: AGENCY,
      id: FIRST.share + at,
      line_id: line,
      employee_id: employeeId,
      split,
      cents,
      statement_id: employeeId === null ? null : (statementOf.get(employeeId) ?? null),
      ledger_id: file === FIRST.file && isGiven(employeeId) ? (ledgerOf.get(employeeId) ?? null) : null,
    });
}
