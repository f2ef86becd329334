import { type RawBuilder, sql } from 'kysely';
import { shownStatusSql, stateSql } from '#areas/policies/server/public.ts';
import type { PolicyState, PolicyStatus } from '#areas/policies/statuses.ts';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { LineFilter } from '../line-contract.ts';
import {
  FORWARDED,
  type LineSort,
  type LineSource,
  type LineStatus,
  PENDING,
  SETTLED,
  STAGED,
} from '../statuses.ts';
import { SOURCE, STATUS } from './line-codes.ts';
import { matching } from './line-filter.ts';

/** A line with the names that belong to it. Its keys are those of the JSON that the statement makes. */
export interface LineRow {
  id: number;
  status: LineStatus;
  source: LineSource;
  company: { id: number; name: string };
  customer: { id: number; name: string } | null;
  carrierCustomer: string;
  carrierPolicy: string;
  carrierProduct: string;
  policy: {
    id: number | null;
    policy: string;
    status: PolicyStatus | null;
    state: PolicyState | null;
    effdate: string | null;
    expdate: string | null;
  };
  product: { id: number; name: string } | null;
  commissionable: number;
  commission: number;
  adjusted: number;
  reason: string;
  corrects: { line: number; file: number | null; isReversal: boolean } | null;
  correctedIn: { file: number | null } | null;
}

export interface LinePageRow {
  count: number;
  total_commissionable: number;
  total_commission: number;
  total_adjusted: number;
  pending: number;
  staged: number;
  settled: number;
  forwarded: number;
  first_row: number;
  rows: LineRow[];
}

interface Order {
  key: RawBuilder<unknown>;
  join?: RawBuilder<unknown>;
}

const column = (name: string): Order => ({ key: sql.ref(`l.${name}`) });

// Names are put in order once for each company and product, not once for each line.
const placeOf = (table: 'companies' | 'products', id: 'company_id' | 'product_id'): Order => ({
  key: sql`o.place`,
  join: sql`LEFT JOIN (SELECT id, row_number() OVER (ORDER BY fold(name), id) AS place FROM ${sql.table(table)}) o
    ON o.id = ${sql.ref(`l.${id}`)}`,
});

/** None for a line that was matched with no policy. */
const policyState = (officeId: number | null) =>
  sql`CASE WHEN p.id IS NOT NULL THEN ${stateSql(todayAt(officeId))} END`;

function orderOf(sort: LineSort | undefined, officeId: number | null): Order {
  const orders: Record<LineSort, Order> = {
    company: placeOf('companies', 'company_id'),
    product: placeOf('products', 'product_id'),
    customer: {
      key: sql`o.name_key`,
      join: sql`LEFT JOIN customers o ON o.master_id = l.master_id AND o.id = l.customer_id`,
    },
    status: {
      key: policyState(officeId),
      join: sql`LEFT JOIN policies p ON p.master_id = l.master_id AND p.id = l.policy_id`,
    },
    policy: {
      key: sql`nullif(coalesce(p.policy_number, l.policy_number), '')`,
      join: sql`LEFT JOIN policies p ON p.master_id = l.master_id AND p.id = l.policy_id`,
    },
    effdate: column('effdate'),
    expdate: column('expdate'),
    commissionable: column('commissionable'),
    commission: column('commission'),
    adjusted: column('adjusted'),
    diff: { key: sql`l.adjusted - l.commission` },
  };
  return sort ? orders[sort] : { key: sql.ref('l.id') };
}

export interface Asked {
  fileId: number;
  filter: LineFilter;
  sort: LineSort | undefined;
  reverse: number;
  /** How many lines come before the page. */
  offset: number;
  size: number;
  officeId: number | null;
}

const sumOf = (name: string, status: number) =>
  status
    ? sql`coalesce(sum(${sql.ref(name)}) FILTER (WHERE status = ${status}), 0)::bigint`
    : sql`coalesce(sum(${sql.ref(name)}), 0)::bigint`;

const linesOf = (status: number) => sumOf('lines', status);

/**
 * A page with its counts and totals in one message: the sums come out of the covering index, the page takes its
 * ids out of it as well, and only the rows of the page are read whole. A page past the end is the last one; what
 * is empty comes last, whichever way the others go; ties are ordered by number.
 */
export function pageSql({
  fileId,
  filter,
  sort,
  reverse,
  offset,
  size,
  officeId,
}: Asked): RawBuilder<LinePageRow> {
  const { status } = filter;
  const { key, join = sql`` } = orderOf(sort, officeId);
  const direction = reverse ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`;
  return sql<LinePageRow>`
    WITH counted AS MATERIALIZED (
      SELECT l.status, count(*) AS lines, sum(l.commissionable) AS commissionable, sum(l.commission) AS commission,
        sum(l.adjusted) AS adjusted
      FROM commission_lines l WHERE ${matching(fileId, { ...filter, status: 0 })} GROUP BY l.status
    ), whole AS MATERIALIZED (
      SELECT ${linesOf(status)} AS count, ${sumOf('commissionable', status)} AS total_commissionable,
        ${sumOf('commission', status)} AS total_commission, ${sumOf('adjusted', status)} AS total_adjusted,
        ${linesOf(PENDING)} AS pending, ${linesOf(STAGED)} AS staged, ${linesOf(SETTLED)} AS settled,
        ${linesOf(FORWARDED)} AS forwarded,
        least(${offset}::bigint, greatest(${linesOf(status)} - 1, 0) / ${size} * ${size}) AS first_row
      FROM counted
    ), chosen AS (
      SELECT id, row_number() OVER () AS place FROM (
        SELECT l.id FROM commission_lines l ${join} WHERE ${matching(fileId, filter)}
        ORDER BY ${sort ? sql`${key} ${direction}, l.id` : sql`l.id`}
        LIMIT ${size} OFFSET (SELECT first_row FROM whole)) AS c
    )
    SELECT whole.*, (SELECT coalesce(json_agg(${lineJson(officeId)} ORDER BY chosen.place), '[]')
      FROM chosen
      JOIN commission_lines l ON l.id = chosen.id
      JOIN companies c ON c.master_id = l.master_id AND c.id = l.company_id
      LEFT JOIN customers u ON u.master_id = l.master_id AND u.id = l.customer_id
      LEFT JOIN products r ON r.master_id = l.master_id AND r.id = l.product_id
      LEFT JOIN policies p ON p.master_id = l.master_id AND p.id = l.policy_id
      LEFT JOIN commission_import_rows i
        ON i.master_id = l.master_id AND i.import_id = l.import_id AND i.row_number = l.import_row) AS rows
    FROM whole
    WHERE EXISTS (SELECT 1 FROM commission_files WHERE id = ${fileId} AND deleted_at IS NULL)`;
}

/** What a line corrects and where it is corrected is looked up only for lines that have it, or may. */
const lineJson = (officeId: number | null) => sql`json_build_object(
  'id', l.id, 'status', l.status, 'source', l.source, 'company', json_build_object('id', c.id, 'name', c.name),
  'customer', CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name) END,
  'carrierCustomer', l.customer_name, 'carrierProduct', coalesce(i.product_name, ''),
  'carrierPolicy', CASE WHEN l.source IN (${SOURCE.generated}, ${SOURCE.manual}) THEN '' ELSE l.policy_number END,
  'policy', json_build_object('id', l.policy_id, 'policy', coalesce(p.policy_number, l.policy_number), 'status', ${shownStatusSql(todayAt(officeId))},
    'state', ${policyState(officeId)},
    'effdate', l.effdate, 'expdate', l.expdate),
  'product', CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END,
  'commissionable', l.commissionable, 'commission', l.commission, 'adjusted', l.adjusted, 'reason', l.reason,
  'corrects', CASE WHEN l.corrects_id IS NOT NULL THEN (
    SELECT json_build_object('line', o.id, 'file', o.file_id, 'isReversal', l.is_reversal) FROM commission_lines o
    WHERE o.master_id = l.master_id AND o.id = l.corrects_id) END,
  'correctedIn', CASE WHEN l.status = ${STATUS.settled} THEN (
    SELECT json_build_object('file', k.file_id) FROM commission_lines k
    WHERE k.master_id = l.master_id AND k.corrects_id = l.id AND k.is_reversal AND k.deleted_at IS NULL) END)`;
