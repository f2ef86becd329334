import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { convertLead, leadRoutes } from '#areas/leads/server/public.ts';
import { policyRoutes } from '#areas/policies/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import type { TestAnswer } from '#platform/server/testing/test-client.ts';
import { chooseOffers, saveQuote } from '../contract.ts';
import { followLead, raterRoutes } from './public.ts';

/** The rater and what it sells to, put together as the application does. */
export const AREAS: readonly ((mount: Mount) => void)[] = [
  (mount) => raterRoutes(mount, (work, brought) => convertLead(work, [followLead], brought)),
  (mount) => leadRoutes(mount, [followLead]),
  customerRoutes,
  policyRoutes,
];

/** A carrier with one product of a line. */
export interface Carrier {
  companyId: number;
  productId: number;
}

/** An agency with the rater, someone who quotes there, and two carriers for autos. */
export interface Quoting {
  agency: TestAgency;
  person: TestPerson;
  carriers: [Carrier, Carrier];
  newCarrier: (lineOfBusiness?: string) => Promise<Carrier>;
  newCustomer: () => Promise<number>;
  /** A body that is taken as it is. */
  bodyFor: (receiver: { customerId?: number; leadId?: number }, more?: object) => Record<string, unknown>;
  add: (body: object) => Promise<TestAnswer>;
  choose: (id: number, body: object, by?: TestPerson, key?: string) => Promise<TestAnswer>;
}

export const RATES = { CoverdeskRaterAddOn: 1, PRLeadsTab: 1 } as const;

export async function startQuoting(app: TestApp): Promise<Quoting> {
  const agency = await app.newAgency({ isEnabledRaterTab: true });
  const { masterId } = agency;
  const person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: RATES });
  const newCarrier = async (line_of_business = 'Personal Auto'): Promise<Carrier> => {
    const companyId = await buildCompany(app.owner, masterId);
    const productId = await buildProduct(app.owner, masterId, { company_id: companyId, line_of_business });
    return { companyId, productId };
  };
  const carriers: [Carrier, Carrier] = [await newCarrier(), await newCarrier()];
  return {
    agency,
    person,
    carriers,
    newCarrier,
    newCustomer: () => buildCustomer(app.owner, masterId),
    bodyFor: (receiver, more = {}) => ({
      ...receiver,
      effdate: '2026-12-01',
      lines: [{ lineOfBusiness: 'Personal Auto', months: 6 }],
      offers: [
        { ...carriers[0], premium: 700, policyFee: 25, tax: 10, downPayment: 135, payments: 5 },
        { ...carriers[1], premium: 640.5 },
      ],
      ...more,
    }),
    add: (body) => person.client.call(saveQuote, { params: { id: 0 }, body }),
    choose: (id, body, by = person, key = crypto.randomUUID()) =>
      by.client.call(chooseOffers, { params: { id }, body, headers: { 'idempotency-key': key } }),
  };
}
