import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared, preparedInsertWithId } from '#platform/server/db/prepared.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { NewPayments } from '../rules/endorsed-schedule.ts';
import type { NewLine, StoredLine } from '../rules/ledger.ts';
import { type LineType, OPENING_TYPES, type Payee } from '../statuses.ts';
import { lineColumns } from './line-columns.ts';

/** A line with what has been funded of it, and the names beside it. */
export interface LedgerLine extends StoredLine {
  receiptId: number | null;
  transferContract: string | null;
  funded: number;
  user: string;
}

interface Row {
  id: number;
  type: LineType;
  sub_type: string;
  date: string;
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  total: number;
  amount: number;
  to_fund: number;
  down_payment: number;
  payee: Payee | null;
  transfer_contract_id: number | null;
  transfer_number: string | null;
  reverses_id: number | null;
  receipt_id: number | null;
  payments: NewPayments | null;
  funded: number;
  person: string;
}

/** The payments that a line puts in the place of others; `d` is the line. */
export const NEW_PAYMENTS = sql`CASE WHEN d.new_payments IS NOT NULL THEN json_build_object('count', d.new_payments,
  'each', d.new_payment, 'last', d.new_last_payment, 'nextDue', d.next_due, 'charge', d.added_charge) END`;

const linesOf = prepared((db: Db, contractId: number) => ({
  compile: () =>
    sql<Row>`
      SELECT d.id, d.type, d.sub_type, d.date, d.premium, d.policy_fee, d.tax, d.mga_fee, d.total, d.amount, d.to_fund,
        d.down_payment, d.payee, d.transfer_contract_id, d.reverses_id, d.receipt_id, ${NEW_PAYMENTS} AS payments,
        coalesce(nullif(n.contract_number, ''), '#' || n.id) AS transfer_number,
        e.first_name || ' ' || e.last_name AS person,
        (SELECT coalesce(sum(f.amount), 0)::bigint FROM finance_fundings f
          WHERE f.master_id = d.master_id AND f.detail_id = d.id) AS funded
      FROM finance_details d
      JOIN employees e ON e.master_id = d.master_id AND e.id = d.employee_id
      LEFT JOIN finance_contracts n ON n.master_id = d.master_id AND n.id = d.transfer_contract_id
      WHERE d.contract_id = ${contractId} ORDER BY d.id`.compile(db),
}));

/** In the order they were written. */
export async function listLines(db: Db, contractId: number): Promise<LedgerLine[]> {
  return (await linesOf(db, contractId)).map((row) => ({
    id: row.id,
    type: row.type,
    subType: row.sub_type,
    date: row.date,
    premium: row.premium,
    policyFee: row.policy_fee,
    tax: row.tax,
    mgaFee: row.mga_fee,
    total: row.total,
    amount: row.amount,
    toFund: row.to_fund,
    downPayment: row.down_payment,
    payee: row.payee,
    transferContractId: row.transfer_contract_id,
    transferContract: row.transfer_number,
    reversesId: row.reverses_id,
    receiptId: row.receipt_id,
    payments: row.payments,
    funded: row.funded,
    user: row.person,
  }));
}

/** What a payment asks of a contract: its balance, and whether its company gets payments posted. */
export interface Account {
  contractId: number;
  companyId: number;
  isIntegrated: boolean;
  balance: number;
}

const accountsOf = prepared((db: Db, contractId: number) => ({
  compile: () =>
    sql<Account>`
      SELECT k.id AS "contractId", k.company_id AS "companyId", c.is_integrated AS "isIntegrated",
        (SELECT coalesce(sum(d.amount), 0)::bigint FROM finance_details d
          WHERE d.master_id = k.master_id AND d.contract_id = k.id) AS balance
      FROM finance_contracts k
      JOIN companies c ON c.master_id = k.master_id AND c.id = k.company_id
      WHERE k.id = ${contractId}`.compile(db),
}));

export async function findAccount(db: Db, contractId: number): Promise<Account> {
  const [account] = await accountsOf(db, contractId);
  if (!account) throw refuse.notFound();
  return account;
}

const openingsOf = prepared((db: Db, contractId: number) => ({
  compile: () =>
    sql<{ subType: string }>`
      SELECT d.sub_type AS "subType" FROM finance_details d
      WHERE d.contract_id = ${contractId} AND d.type IN (${sql.join(OPENING_TYPES.map(sql.lit))})
        AND d.reverses_id IS NULL AND NOT EXISTS (
          SELECT FROM finance_details o WHERE o.master_id = d.master_id AND o.reverses_id = d.id)
      ORDER BY d.id LIMIT 1`.compile(db),
}));

/** What the contract was opened as; undefined while no such line stands. */
export async function findOpening(db: Db, contractId: number): Promise<string | undefined> {
  return (await openingsOf(db, contractId))[0]?.subType;
}

interface Writer {
  masterId: number;
  employeeId: number;
}

const addLine = preparedInsertWithId('finance_details');

/** Answers its id. The receipt is the one that makes the line, or whose void takes it back. */
export async function insertLine(
  db: Db,
  writer: Writer,
  contractId: number,
  line: NewLine,
  receiptId: number | null = null,
): Promise<number> {
  return addLine(db, {
    master_id: writer.masterId,
    employee_id: writer.employeeId,
    contract_id: contractId,
    receipt_id: receiptId,
    ...lineColumns(line),
  });
}

interface NewFunding {
  contractId: number;
  detailId: number;
  amount: number;
  fundedOn: string;
}

export async function insertFunding(db: Db, writer: Writer, funding: NewFunding): Promise<void> {
  await db
    .insertInto('finance_fundings')
    .values({
      master_id: writer.masterId,
      employee_id: writer.employeeId,
      contract_id: funding.contractId,
      detail_id: funding.detailId,
      amount: funding.amount,
      funded_on: funding.fundedOn,
    })
    .execute();
}
