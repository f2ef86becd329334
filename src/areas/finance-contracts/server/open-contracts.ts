import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { OpenItem } from '../rules/dues.ts';
import { openItemsOf, type WaitingContract } from './contract-of.ts';
import { LEDGER_SUMS } from './store.ts';

/** A contract with all that it waits for, late or still to come: payments and open down payments. */
export interface OpenContract {
  id: number;
  number: string;
  customerId: number;
  companyId: number;
  balance: number;
  items: OpenItem[];
}

interface Row extends WaitingContract {
  id: number;
  number: string;
  customer_id: number;
  company_id: number;
}

interface Which {
  company?: number | undefined;
  /** Contracts with a higher id, so many of them. */
  after: number;
  size: number;
}

/** Approved contracts of the agency by their id, part by part. */
export const openContractsSql = ({ company, after, size }: Which) => sql<Row>`
  SELECT k.id, coalesce(nullif(k.contract_number, ''), '#' || k.id) AS number, k.customer_id, k.company_id,
    k.status, k.down_payment, k.date_financed, k.number_payments, k.payment_amount, k.total_of_payments,
    k.advanced_on, k.amount_financed, l.balance, l.paid, l.down_paid, l.open_to_carrier, l.open_to_company, l.additions
  FROM (
    SELECT master_id, id, contract_number, customer_id, company_id, status, down_payment, date_financed,
      number_payments, payment_amount, total_of_payments, advanced_on, amount_financed
    FROM finance_contracts
    WHERE status = 'Approved' AND id > ${after}::bigint
      AND (${company ?? null}::bigint IS NULL OR company_id = ${company ?? null}::bigint)
    ORDER BY id LIMIT ${size}::bigint
  ) k ${LEDGER_SUMS}
  ORDER BY k.id`;

/** Whoever asks gets those that are paid as well, without items: the last one tells where to go on. */
export async function listOpenContracts(db: Db, which: Which): Promise<OpenContract[]> {
  const { rows } = await openContractsSql(which).execute(db);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    companyId: row.company_id,
    balance: row.balance,
    items: openItemsOf(row),
  }));
}
