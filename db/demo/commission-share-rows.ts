import { creditOf } from '#areas/policies/rules.ts';
import type { DemoCommissionLine } from './commission-rows.ts';
import { type TableRow, table } from './table-loader.ts';

const STATEMENTS = table('commission_statements', ['master_id', 'id', 'employee_id', 'note', 'created_by']);
const LEDGER = table('commission_ledger', [
  'master_id',
  'id',
  'file_id',
  'statement_id',
  'employee_id',
  'cents',
  'posted_by',
]);
const SHARES = table('commission_shares', [
  'master_id',
  'id',
  'line_id',
  'employee_id',
  'split',
  'cents',
  'statement_id',
  'ledger_id',
]);

const POSTER = 11;
const WHOLE = 10_000;

interface Share {
  line: DemoCommissionLine;
  /** Null for the house. */
  employee: number | null;
  split: number;
  cents: number;
}

/** Statements for what is settled: one for each file and employee; what is archived is posted. */
export function* shareRows(
  master_id: number,
  policies: readonly TableRow[],
  lines: readonly DemoCommissionLine[],
): Generator<TableRow> {
  const producers = Map.groupBy(
    policies.filter(({ table }) => table.name === 'policy_producers'),
    ({ values }) => Number(values.policy_id),
  );
  const shares = lines
    .filter(({ status }) => status === 3)
    .flatMap((line) => sharesOf(line, producers.get(Number(line.policyId)) ?? []));
  const groups = Map.groupBy(shares, ({ line, employee }) => `${line.file} ${employee}`);
  const ids = { statement: 0, ledger: 0, share: 0 };
  const rows: TableRow[] = [];
  for (const group of groups.values()) {
    const { line, employee } = group[0] as Share;
    const statement_id = employee === null ? null : ++ids.statement;
    const ledger_id = line.isPosted ? ++ids.ledger : null;
    const cents = group.reduce((sum, share) => sum + share.cents, 0);
    if (statement_id !== null)
      yield STATEMENTS.row({
        master_id,
        id: statement_id,
        employee_id: employee,
        note: '',
        created_by: POSTER,
      });
    if (ledger_id !== null)
      yield LEDGER.row({
        master_id,
        id: ledger_id,
        file_id: line.file,
        statement_id,
        employee_id: employee,
        cents,
        posted_by: POSTER,
      });
    for (const { line: of, split, cents: part } of group)
      rows.push(
        SHARES.row({
          master_id,
          id: ++ids.share,
          line_id: of.id,
          employee_id: employee,
          split,
          cents: part,
          statement_id,
          ledger_id,
        }),
      );
  }
  yield* rows;
}

function sharesOf(line: DemoCommissionLine, producers: readonly TableRow[]): Share[] {
  const splits = producers.map(({ values }) => Number(values.split));
  const credit = creditOf(line.adjusted, splits);
  const house = WHOLE - splits.reduce((sum, split) => sum + split, 0);
  return [
    ...producers.map(({ values }, at) => ({
      line,
      employee: Number(values.employee_id),
      split: splits[at] ?? 0,
      cents: credit.producers[at] ?? 0,
    })),
    { line, employee: null, split: house, cents: credit.house },
  ];
}
