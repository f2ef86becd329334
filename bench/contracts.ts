import type pg from 'pg';
import type { BenchAgency, Sample } from './agencies.ts';

const CONTRACTS = 200;

/** The customer of an agency who has that many contracts. */
export function financedCustomer({ samples }: BenchAgency): Sample {
  return samples[0] as Sample;
}

/** The contract of that customer that takes payments; its down payment is none, and its balance lasts. */
export async function payableContract(
  { headers }: BenchAgency,
  { id }: Sample,
  productUrl: string,
): Promise<number> {
  const answer = await fetch(`${productUrl}/api/finance/${id}/contracts`, { headers });
  const { premiumFinance } = (await answer.json()) as {
    premiumFinance: { id: number; contractNumber: string }[];
  };
  const found = premiumFinance.find(({ contractNumber }) => contractNumber === `PAYS-${id}`);
  if (!found) throw new Error(`Customer ${id} has no contract to pay.`);
  return found.id;
}

/** Adds what is missing of the contracts of one customer in each agency: approved ones, each with its opening line. */
export async function fillContracts(owner: pg.Client, agencies: readonly BenchAgency[]): Promise<void> {
  for (const agency of agencies) {
    await owner.query(
      `WITH added AS (
         INSERT INTO finance_contracts (master_id, customer_id, company_id, contract_number, status, premium, policy_fee,
           tax, mga_fee, down_payment, amount_financed, apr, date_financed, number_payments, payment_amount,
           total_of_payments, advanced_on)
         SELECT $1, $2, (SELECT min(id) FROM companies WHERE master_id = $1 AND is_finance), 'BENCH-' || n, 'Approved',
           120000, 0, 0, 0, 20000, 100000, 2194, current_date - 60, 10, 11000, 110000, current_date - 60
         FROM generate_series(1 + (SELECT count(*) FROM finance_contracts WHERE master_id = $1 AND customer_id = $2),
           $3::int) n
         RETURNING id)
       INSERT INTO finance_details (master_id, contract_id, type, sub_type, date, premium, total, amount, to_fund,
         down_payment, employee_id)
       SELECT $1, id, 'New Business', 'NEW', current_date - 60, 120000, 120000, 110000, 100000, 20000,
         (SELECT min(id) FROM employees WHERE master_id = $1)
       FROM added`,
      [agency.masterId, financedCustomer(agency).id, CONTRACTS],
    );
  }
  for (const agency of agencies) await fillPayable(owner, agency);
  await forgetPayments(owner);
  await owner.query('VACUUM ANALYZE finance_contracts, finance_details');
}

/** What earlier runs paid: nobody has a contract with thousands of payments, and each run begins alike. */
async function forgetPayments(owner: pg.Client): Promise<void> {
  await owner.query(
    `DELETE FROM finance_details d USING finance_contracts k
     WHERE k.contract_number LIKE 'PAYS-%' AND d.master_id = k.master_id AND d.contract_id = k.id
       AND d.type = 'Payment'`,
  );
}

/** One contract of $1,000,000.00 for each customer that is measured. */
async function fillPayable(owner: pg.Client, { masterId, samples }: BenchAgency): Promise<void> {
  await owner.query(
    `WITH added AS (
       INSERT INTO finance_contracts (master_id, customer_id, company_id, contract_number, status, premium, policy_fee,
         tax, mga_fee, down_payment, amount_financed, apr, date_financed, number_payments, payment_amount,
         total_of_payments, advanced_on)
       SELECT $1, c.id, (SELECT min(id) FROM companies WHERE master_id = $1 AND is_finance AND NOT is_integrated),
         'PAYS-' || c.id, 'Approved', 100000000, 0, 0, 0, 0, 100000000, 0, current_date - 5, 10, 10000000, 100000000,
         current_date - 5
       FROM unnest($2::bigint[]) AS c (id)
       WHERE NOT EXISTS (SELECT FROM finance_contracts k WHERE k.master_id = $1 AND k.customer_id = c.id
         AND k.contract_number = 'PAYS-' || c.id)
       RETURNING id)
     INSERT INTO finance_details (master_id, contract_id, type, sub_type, date, premium, total, amount, to_fund,
       down_payment, employee_id)
     SELECT $1, id, 'New Business', 'NEW', current_date - 5, 100000000, 100000000, 100000000, 100000000, 0,
       (SELECT min(id) FROM employees WHERE master_id = $1)
     FROM added`,
    [masterId, samples.map(({ id }) => id)],
  );
}
