import type pg from 'pg';
import type { BenchAgency, Sample } from './agencies.ts';

const CONTRACTS = 200;

/** The customer of an agency who has that many contracts. */
export function financedCustomer({ samples }: BenchAgency): Sample {
  return samples[0] as Sample;
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
  await owner.query('ANALYZE finance_contracts, finance_details');
}
