import { buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { expectedReport } from '../contract.ts';

export const RANGE = { from: '2026-01-01', to: '2026-01-31' };

interface ReportWorld {
  person: TestPerson;
  companyId: number;
  newTerm: (overrides?: Record<string, unknown>) => Promise<number>;
  newLine: (policy: number, cents: number, overrides?: Record<string, unknown>) => Promise<number>;
  report: (
    query?: Record<string, unknown>,
  ) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
}

/** A product that pays 10 % of new and 5 % of renewed premium; a term of $1,000 in January. */
export async function newWorld(app: TestApp): Promise<ReportWorld> {
  const person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const { masterId, client } = person;
  const companyId = await buildCompany(app.owner, masterId, { email: 'desk@carrier.test' });
  const product = { company_id: companyId, new_percent: 1000, renewal_percent: 500 };
  const product_id = await buildProduct(app.owner, masterId, product);
  const term = { product_id, effdate: '2026-01-10', expdate: '2027-01-10', premium: 100_000 };
  return {
    person,
    companyId,
    newTerm: (overrides) => buildPolicy(app.owner, masterId, { ...term, ...overrides }),
    newLine: (policy_id, commission, overrides) =>
      buildCommissionLine(app.owner, masterId, {
        policy_id,
        commission,
        company_id: companyId,
        commissionable: 100_000,
        ...overrides,
      }),
    report: (query) => client.call(expectedReport, { query: { ...RANGE, ...query } }),
  };
}
