import { buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../assignment-contract.ts';
import { assignLine } from '../unmatched-contract.ts';
import { dryRun } from './test-statement.ts';

/** Why the lines of `newCarrier` matched nothing. */
export const WHY = 'No policy has this number.';

/** An agency with a carrier and a customer, and how its policies and unmatched lines are made. */
export async function newCarrier(app: TestApp) {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRowner: 1 } });
  const companyId = await buildCompany(app.owner, person.masterId);
  const productId = await buildProduct(app.owner, person.masterId, {
    company_id: companyId,
    new_percent: 1000,
  });
  const customerId = await buildCustomer(app.owner, person.masterId);
  const { client } = person;
  return {
    agency,
    person,
    companyId,
    customerId,
    policy: (columns: Record<string, unknown> = {}) =>
      buildPolicy(app.owner, person.masterId, {
        product_id: productId,
        customer_id: customerId,
        policy_number: 'HO-1',
        effdate: '2026-01-01',
        expdate: '2027-01-01',
        premium: 100_000,
        ...columns,
      }),
    line: (columns: Record<string, unknown> = {}) =>
      buildCommissionLine(app.owner, person.masterId, {
        company_id: companyId,
        policy_number: 'ZZ 77',
        transaction_on: '2026-03-10',
        match_reason: WHY,
        ...columns,
      }),
    lineRow: async (id: number) =>
      (await app.owner.query('SELECT * FROM commission_lines WHERE id = $1', [id])).rows[0],
    assign: async (id: number, policy: number): Promise<number> =>
      (await client.call(assignLine, { params: { id }, body: { policy } })).body.assignment,
    undo: (id: number, by = person) => by.client.call(contract.undoAssignment, { params: { id } }),
    forget: (id: number) => client.call(contract.forgetNumber, { params: { id } }),
    /** The result of a dry run of one row with this number. */
    outcomes: async (number: string) => {
      const { outcomes } = await dryRun(person, companyId, [`${number},,,4/1/2026,,1,2`]);
      return outcomes.map(({ outcome }: { outcome: string }) => outcome);
    },
    logOf: async (id: number, action: string, subject = 'commission file') => {
      const { rows } = await app.owner.query(
        `SELECT before, after FROM change_log
         WHERE master_id = $1 AND subject = $2 AND subject_id = $3 AND action = $4 ORDER BY id`,
        [person.masterId, subject, id, action],
      );
      return rows;
    },
    assignments: async () => (await client.call(contract.listAssignments)).body.results,
  };
}

export type Carrier = Awaited<ReturnType<typeof newCarrier>>;

/** A file of the first three months. */
export const MARCH = {
  company: 0,
  forwardOnly: false,
  start: '2026-01-01',
  end: '2026-03-31',
  deposit: '2026-03-31',
};
