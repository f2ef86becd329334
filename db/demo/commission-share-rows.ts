import { type Share, sharesOf } from '#areas/commission-statements/rules.ts';
import type { DemoCommissionLine } from './commission-rows.ts';
import { AGENCY, LEDGER, MAKER, SHARES, STATEMENTS } from './commission-tables.ts';
import { producersOf } from './commission-terms.ts';
import type { TableRow } from './table-loader.ts';

interface LineShare extends Share {
  line: DemoCommissionLine;
}

/** Statements for what is settled: one for each file and employee; what is archived is posted. */
export function* shareRows(
  policies: readonly TableRow[],
  lines: readonly DemoCommissionLine[],
): Generator<TableRow> {
  const producers = producersOf(policies, AGENCY);
  const shares = lines
    .filter(({ status }) => status === 3)
    .flatMap((line) =>
      sharesOf(line.adjusted, producers.get(Number(line.policyId)) ?? []).map((share) => ({
        ...share,
        line,
      })),
    );
  const groups = Map.groupBy(shares, ({ line, employeeId }) => `${line.file} ${employeeId}`);
  const ids = { statement: 0, ledger: 0, share: 0 };
  const rows: TableRow[] = [];
  for (const group of groups.values()) {
    const { line, employeeId: employee_id } = group[0] as LineShare;
    const statement_id = employee_id === null ? null : ++ids.statement;
    const ledger_id = line.isPosted ? ++ids.ledger : null;
    if (statement_id !== null)
      yield STATEMENTS.row({
        master_id: AGENCY,
        id: statement_id,
        number: 0,
        period_on: `${line.settledOn.slice(0, 7)}-01`,
        employee_id,
        note: '',
        created_by: MAKER,
        created_at: `${line.settledOn}T16:00:00Z`,
      });
    if (ledger_id !== null)
      yield LEDGER.row({
        master_id: AGENCY,
        id: ledger_id,
        file_id: line.file,
        statement_id,
        employee_id,
        cents: group.reduce((sum, share) => sum + share.cents, 0),
        reason: '',
        posted_by: MAKER,
        posted_at: `${line.settledOn}T16:30:00Z`,
      });
    for (const { line: of, split, cents } of group)
      rows.push(
        SHARES.row({
          master_id: AGENCY,
          id: ++ids.share,
          line_id: of.id,
          employee_id,
          split,
          cents,
          statement_id,
          ledger_id,
        }),
      );
  }
  yield* rows;
}
