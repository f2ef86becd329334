import { sql } from 'kysely';
import { owedOf, prepaidOf } from '#areas/policies/rules.ts';
import type { PolicyStatus } from '#areas/policies/statuses.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Cents } from '#platform/shared/money.ts';
import { POLICY_KINDS, type PolicyBalance, type PolicyKind } from '../contract.ts';
import { paidOfBills } from '../rules.ts';
import type { Financing, KindAmounts } from './financing.ts';

/** Of these policies those of the customer. They stay the customer's, and nobody else pays them, until the end. */
export async function lockPolicies(db: Db, customerId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('policies')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The policies that a receipt pays, whoever has them by now. */
export async function lockPaid(db: Db, receiptId: number): Promise<void> {
  const paid = db.selectFrom('receipt_details').select('policy_id').where('receipt_id', '=', receiptId);
  await db
    .selectFrom('policies')
    .select('id')
    .where('id', 'in', paid)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Its state depends on the day. */
type StoredBalance = Omit<PolicyBalance, 'state'>;

/** What each policy of these customers was billed and has been paid, the newest term first. */
export async function listBalancesOf(
  db: Db,
  customerIds: readonly number[],
  financing: Financing,
): Promise<Map<number, StoredBalance[]>> {
  const rows = await customerRowsQuery(db, customerIds).execute();
  const balances = await balancesOf(db, rows, financing);
  const owner = new Map(rows.map(({ id, customer_id }) => [id, customer_id]));
  return Map.groupBy(balances, ({ policyId }) => owner.get(policyId) as number);
}

export async function listBalances(
  db: Db,
  customerId: number,
  financing: Financing,
): Promise<StoredBalance[]> {
  return (await listBalancesOf(db, [customerId], financing)).get(customerId) ?? [];
}

export function customerRowsQuery(db: Db, customerIds: readonly number[]) {
  return balanceRows(db)
    .select('p.customer_id')
    .where('p.customer_id', '=', sql<number>`ANY (${customerIds}::bigint[])`)
    .orderBy('p.effdate', 'desc')
    .orderBy('p.id', 'desc');
}

/** Of the policies that a receipt pays, whoever has them by now. */
export async function listBalancesPaidBy(
  db: Db,
  receiptId: number,
  financing: Financing,
): Promise<StoredBalance[]> {
  const paid = db.selectFrom('receipt_details').select('policy_id').where('receipt_id', '=', receiptId);
  return balancesOf(db, await balanceRows(db).where('p.id', 'in', paid).execute(), financing);
}

/** What of the bills of these policies is paid, whoever paid it. */
export async function sumPaid(db: Db, policyIds: readonly number[]): Promise<Cents> {
  const rows = await balanceRows(db).where('p.id', '=', sql<number>`ANY (${policyIds}::bigint[])`).execute();
  return paidOfBills(rows.flatMap((row) => balanceOf(row, {}).parts));
}

async function balancesOf(
  db: Db,
  rows: readonly BalanceRow[],
  { takenOver }: Financing,
): Promise<StoredBalance[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const taken = await takenOver(db, ids);
  return rows.map((row) => balanceOf(row, taken.get(row.id) ?? {}));
}

function balanceRows(db: Db) {
  return db
    .selectFrom('policies as p')
    .innerJoin('products as q', (join) =>
      join.onRef('q.master_id', '=', 'p.master_id').onRef('q.id', '=', 'p.product_id'),
    )
    .innerJoin('companies as k', (join) =>
      join.onRef('k.master_id', '=', 'q.master_id').onRef('k.id', '=', 'q.company_id'),
    )
    .select([
      'p.id',
      'p.policy_number',
      'k.name as company',
      'q.name as product',
      'p.status',
      'p.effdate',
      'p.expdate',
      'p.cancelled_on',
    ])
    .select(['p.premium', 'p.policy_fee', 'p.tax', 'p.mga_fee'])
    .select(
      sql<KindAmounts>`coalesce((
        SELECT json_object_agg(kind, amount) FROM (
          SELECT d.kind, sum(d.amount) AS amount FROM receipt_details d
          JOIN receipts r ON r.master_id = d.master_id AND r.id = d.receipt_id
          WHERE d.master_id = p.master_id AND d.policy_id = p.id AND r.voided_at IS NULL
          GROUP BY d.kind) AS paid), '{}')`.as('paid'),
    );
}

type BalanceRow = Awaited<ReturnType<ReturnType<typeof balanceRows>['execute']>>[number];

function balanceOf(row: BalanceRow, taken: KindAmounts): StoredBalance {
  return {
    policyId: row.id,
    policy: row.policy_number,
    company: row.company,
    product: row.product,
    status: row.status as PolicyStatus,
    effdate: row.effdate,
    expdate: row.expdate,
    cancelledOn: row.cancelled_on,
    parts: partsOf(
      { premium: row.premium, 'policy fee': row.policy_fee, tax: row.tax, 'mga fee': row.mga_fee },
      row.paid,
      taken,
    ),
  };
}

function partsOf(
  billed: Record<PolicyKind, number>,
  paid: KindAmounts,
  taken: KindAmounts,
): PolicyBalance['parts'] {
  return POLICY_KINDS.map((kind) => {
    const bill = { billed: billed[kind], paid: paid[kind] ?? 0, takenOver: taken[kind] ?? 0 };
    return { kind, ...bill, owed: owedOf(bill), prepaid: prepaidOf(bill) };
  });
}
