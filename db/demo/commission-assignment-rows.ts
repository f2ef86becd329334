import { PENDING } from '#areas/commissions/statuses.ts';
import { ASSIGNED_LINES, ASSIGNMENTS, MATCHES } from './commission-import-tables.ts';
import { AGENCY } from './commission-tables.ts';
import { Random } from './random.ts';
import type { TableRow } from './table-loader.ts';

type Line = TableRow['values'];

const UPLOADED = 2;
/** The carrier's own number: no policy has it. */
const CARRIERS = 'CR-';
const SHARE = 0.05;
const ASSIGNERS = [
  { id: 11, name: 'Dana Whitfield' },
  { id: 12, name: 'Marcus Lindqvist' },
];

const assignerOf = ({ id }: Line) => new Random('commission assigner', Number(id)).pick(ASSIGNERS);

/** A few policies have a number of the carrier's own, which matched nothing until somebody assigned it. */
export function renumbered(row: TableRow): TableRow {
  const { id, source, policy_id } = row.values;
  if (row.table.name !== 'commission_lines' || source !== UPLOADED || policy_id === null) return row;
  if (!new Random('commission assignment', Number(id)).chance(SHARE)) return row;
  return { ...row, values: { ...row.values, policy_number: `${CARRIERS}${policy_id}` } };
}

export const isByHand = ({ policy_id, policy_number }: Line) =>
  policy_id !== null && String(policy_number).startsWith(CARRIERS);

export function matchByHand(line: Line) {
  const match_reason = `${assignerOf(line).name} assigned it to this policy by hand.`;
  return { match_tier: 1, match_confidence: 100, match_reason };
}

/** Each of these lines with the choice that gave it its policy on the day it was imported; it was pending then. */
export function* assignmentRows(lines: readonly { line: Line; day: string }[]): Generator<TableRow> {
  const byHand = lines.filter(({ line }) => isByHand(line));
  for (const [at, { line, day }] of byHand.entries()) {
    const id = at + 1;
    yield ASSIGNMENTS.row({
      master_id: AGENCY,
      id,
      company_id: line.company_id as number,
      policy_id: line.policy_id as number,
      alias: String(line.policy_number).replace('-', ''),
      policy_number: line.policy_number as string,
      customer_name: line.customer_name as string,
      assigned_by: assignerOf(line).id,
      assigned_at: `${day}T02:58:00Z`,
    });
    yield ASSIGNED_LINES.row({
      master_id: AGENCY,
      line_id: line.id as number,
      assignment_id: id,
      status: PENDING,
      effdate: line.effdate as string,
      expdate: line.expdate as string,
      match_reason: MATCHES.unmatched.match_reason,
    });
  }
}
