import { sql } from 'kysely';
import type { FinanceSystem, FundingStatus } from '#areas/companies/finance-contract.ts';
import { allEnded } from '#platform/server/db/all-ended.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { NewPayments } from '../rules/endorsed-schedule.ts';
import type { ContractStatus, Payee } from '../statuses.ts';
import { NEW_PAYMENTS } from './ledger-store.ts';

export interface ContractRecord {
  id: number;
  customer_id: number;
  customer: string;
  company_id: number;
  company: string;
  website: string;
  finance_system: FinanceSystem | null;
  is_integrated: boolean;
  funding_status: FundingStatus;
  contract_number: string;
  agreement_id: string;
  memo: string;
  paid_to_agency: boolean;
  status: ContractStatus;
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  total: number;
  down_payment: number;
  amount_financed: number;
  amount_financed_entered: boolean;
  apr: number | null;
  apr_entered: boolean;
  date_financed: string | null;
  number_payments: number | null;
  payment_amount: number | null;
  total_of_payments: number | null;
  /** What of the charge is never given back. */
  setup_fee: number;
  advanced_on: string | null;
  transfer_contract_id: number | null;
  transfer_balance: number;
  active: boolean;
  version: number;
  balance: number;
  /** What finance payments have taken off the schedule. */
  paid: number;
  /** What payoffs have given back of the charge. */
  refunded: number;
  /** Down payments that were taken and not voided. */
  down_paid: number;
  /** Down payments of additional premiums that are still to be taken, by whoever gets them. */
  open_to_carrier: number;
  open_to_company: number;
  to_fund: number;
  funded: number;
  policies: { id: number; policy: string }[];
  receipts: { id: number; receipt: number; amount: number }[];
  images: { id: number; description: string }[];
  /** Additional premiums that stand: what the payments take of each, what is paid down for it, and what an endorsement makes of the payments. */
  additions: {
    date: string;
    amount: number;
    downPayment: number;
    payee: Payee;
    payments: NewPayments | null;
  }[];
  /** What they add to the total. */
  added: number;
  rolled_into: string | null;
  /** The last day of the quote that is open, if there is one. */
  quote_expires: string | null;
}

/**
 * What the ledger of `finance_contracts k` comes to. Sums need no look at what was taken back: a line and its opposite
 * cancel out.
 */
export const LEDGER_SUMS = sql`CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.amount), 0)::bigint AS balance,
      coalesce(sum(-d.amount) FILTER (WHERE d.sub_type IN ('MPP', 'MPF') OR d.type = 'Charge Refund'), 0)::bigint AS paid,
      coalesce(sum(-d.amount) FILTER (WHERE d.type = 'Charge Refund'), 0)::bigint AS refunded,
      coalesce(sum(d.total) FILTER (WHERE d.sub_type IN ('DPP', 'DPF')), 0)::bigint AS down_paid,
      coalesce(sum(CASE WHEN d.type = 'Additional Premium' THEN d.down_payment ELSE -d.total END)
        FILTER (WHERE d.sub_type = 'APP'), 0)::bigint AS open_to_carrier,
      coalesce(sum(CASE WHEN d.type = 'Additional Premium' THEN d.down_payment ELSE -d.total END)
        FILTER (WHERE d.sub_type = 'APF'), 0)::bigint AS open_to_company,
      coalesce(sum(d.to_fund), 0)::bigint AS to_fund,
      coalesce(sum(d.total) FILTER (WHERE d.type = 'Additional Premium'), 0)::bigint AS added,
      coalesce(json_agg(json_build_object('date', d.date, 'payments', ${NEW_PAYMENTS},
        'amount', d.amount - CASE WHEN d.sub_type = 'APF' THEN d.down_payment ELSE 0 END,
        'downPayment', d.down_payment, 'payee', d.payee) ORDER BY d.id) FILTER (
        WHERE d.type = 'Additional Premium' AND d.reverses_id IS NULL AND NOT EXISTS (
          SELECT FROM finance_details o WHERE o.master_id = d.master_id AND o.reverses_id = d.id)), '[]') AS additions
    FROM finance_details d WHERE d.master_id = k.master_id AND d.contract_id = k.id
  ) l`;

const SELECT = sql`
  SELECT k.id, k.customer_id, u.name AS customer, k.company_id, c.name AS company, c.website, c.finance_system,
    c.is_integrated, c.funding_status, k.contract_number, k.agreement_id, k.memo, k.paid_to_agency, k.status,
    k.premium, k.policy_fee, k.tax, k.mga_fee, k.total, k.down_payment, k.amount_financed, k.amount_financed_entered,
    k.apr, k.apr_entered, k.date_financed, k.number_payments, k.payment_amount, k.total_of_payments, k.setup_fee,
    k.advanced_on, k.transfer_contract_id, k.transfer_balance, k.active, k.version,
    l.balance, l.paid, l.refunded, l.down_paid, l.open_to_carrier, l.open_to_company, l.to_fund, l.additions, l.added,
    (SELECT coalesce(sum(f.amount), 0)::bigint FROM finance_fundings f
      WHERE f.master_id = k.master_id AND f.contract_id = k.id) AS funded,
    (SELECT coalesce(json_agg(json_build_object('id', p.id, 'policy', p.policy_number) ORDER BY p.id), '[]')
      FROM finance_contract_policies m JOIN policies p ON p.master_id = m.master_id AND p.id = m.policy_id
      WHERE m.master_id = k.master_id AND m.contract_id = k.id) AS policies,
    (SELECT coalesce(json_agg(json_build_object('id', t.id, 'receipt', t.number, 'amount', t.amount) ORDER BY t.id), '[]')
      FROM (SELECT r.id, r.number, sum(d.total)::bigint AS amount FROM finance_details d
        JOIN receipts r ON r.master_id = d.master_id AND r.id = d.receipt_id
        WHERE d.master_id = k.master_id AND d.contract_id = k.id
        GROUP BY r.id, r.number HAVING sum(d.total) <> 0) t) AS receipts,
    (SELECT coalesce(json_agg(json_build_object('id', a.id, 'description', a.description) ORDER BY a.id), '[]')
      FROM attachments a WHERE a.master_id = k.master_id AND a.table_name = 'premiumFinance' AND a.record_id = k.id
        AND a.active) AS images,
    (SELECT coalesce(nullif(n.contract_number, ''), '#' || n.id) FROM finance_contracts n
      WHERE n.master_id = k.master_id AND n.transfer_contract_id = k.id AND n.status = 'Approved') AS rolled_into,
    (SELECT q.expires FROM finance_quotes q
      WHERE q.master_id = k.master_id AND q.contract_id = k.id AND q.state = 'open') AS quote_expires
  FROM finance_contracts k
  JOIN customers u ON u.master_id = k.master_id AND u.id = k.customer_id
  JOIN companies c ON c.master_id = k.master_id AND c.id = k.company_id
  ${LEDGER_SUMS}`;

export const listOfCustomer = prepared((db: Db, customerId: number) => ({
  compile: () =>
    sql<ContractRecord>`${SELECT} WHERE k.customer_id = ${customerId} ORDER BY k.id DESC`.compile(db),
}));

/** The approved ones of these customers. */
export const listApproved = prepared((db: Db, customerIds: readonly number[]) => ({
  compile: () =>
    sql<ContractRecord>`
      ${SELECT} WHERE k.customer_id = ANY (${customerIds}::bigint[]) AND k.status = 'Approved' ORDER BY k.id DESC`.compile(
      db,
    ),
}));

const listOne = prepared((db: Db, id: number) => ({
  compile: () => sql<ContractRecord>`${SELECT} WHERE k.id = ${id}`.compile(db),
}));

export async function findRecord(db: Db, id: number): Promise<ContractRecord | undefined> {
  return (await listOne(db, id))[0];
}

/** The contract and the one that was rolled over into it, until this transaction ends; always the lower number first. */
export async function lockContract(db: Db, id: number): Promise<void> {
  const found = await db
    .selectFrom('finance_contracts')
    .select('transfer_contract_id')
    .where('id', '=', id)
    .executeTakeFirst();
  await lockContracts(db, [id, ...(found?.transfer_contract_id ? [found.transfer_contract_id] : [])]);
}

const lock = prepared((db: Db, id: number) =>
  db.selectFrom('finance_contracts').select('id').where('id', '=', id).forUpdate(),
);

/** One after the other in the order of their ids, so that nobody waits in a circle; in one message all the same. */
export async function lockContracts(db: Db, ids: readonly number[]): Promise<void> {
  await allEnded(ids.toSorted((one, other) => one - other).map((id) => lock(db, id)));
}

/** The columns of a contract that a save writes. */
export interface ContractColumns {
  company_id: number;
  contract_number: string;
  agreement_id: string;
  memo: string;
  paid_to_agency: boolean;
  status: ContractStatus;
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  down_payment: number;
  amount_financed: number;
  amount_financed_entered: boolean;
  apr: number | null;
  apr_entered: boolean;
  date_financed: string | null;
  number_payments: number | null;
  payment_amount: number | null;
  total_of_payments: number | null;
  setup_fee: number;
  advanced_on: string | null;
  transfer_balance: number;
}

interface NewContract extends ContractColumns {
  master_id: number;
  customer_id: number;
  transfer_contract_id: number | null;
  operation_id?: string;
}

/** The contract that this work has made already. */
export async function findMade(db: Db, operationId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('finance_contracts')
    .select('id')
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
  return found?.id;
}

export async function insertContract(db: Db, columns: NewContract): Promise<number> {
  const { id } = await db
    .insertInto('finance_contracts')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateContract(
  db: Db,
  id: number,
  columns: Partial<ContractColumns> & { active?: boolean },
): Promise<void> {
  await db
    .updateTable('finance_contracts')
    .set((set) => ({ ...columns, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function replacePolicies(db: Db, masterId: number, id: number, policyIds: readonly number[]) {
  await db.deleteFrom('finance_contract_policies').where('contract_id', '=', id).execute();
  if (policyIds.length === 0) return;
  const rows = policyIds.map((policy_id) => ({ master_id: masterId, contract_id: id, policy_id }));
  await db.insertInto('finance_contract_policies').values(rows).execute();
}
