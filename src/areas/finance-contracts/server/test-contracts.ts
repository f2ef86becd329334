import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import type { TestAnswer } from '#platform/server/testing/test-client.ts';
import * as contract from '../contract.ts';
import * as ledger from '../ledger-contract.ts';
import { buildFinanceCompany, buildLine } from './test-data.ts';

/** An agency with someone at work in it, a customer with two policies, and a finance company. */
export interface FinanceWorld {
  agency: TestAgency;
  person: TestPerson;
  customer: number;
  company: number;
  policies: [number, number];
  /** What makes an approved contract over $1,200.00 with $200.00 down. */
  approved: Record<string, unknown>;
  add(fields?: Record<string, unknown>): Promise<TestAnswer>;
  save(id: number, fields?: Record<string, unknown>): Promise<TestAnswer>;
  find(id: number): Promise<TestAnswer['body']>;
  void(id: number): Promise<TestAnswer>;
  details(id: number): Promise<TestAnswer['body'][]>;
  /** Type, amount and balance of each line. */
  linesOf(id: number): Promise<[string, number, number][]>;
  /** A receipt on the contract, with the line of the ledger that it makes. */
  takeReceipt(id: number, line: Record<string, unknown>): Promise<{ id: number; receipt_id: number }>;
  unfunded(id: number): Promise<TestAnswer['body'][]>;
  fund(id: number, fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<TestAnswer>;
}

const EFFDATE = '2026-01-01';

export async function newWorld(app: TestApp, company: Record<string, unknown> = {}): Promise<FinanceWorld> {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRreceiptvoid: 1 } });
  const { client } = person;
  const { masterId } = agency;
  const customer = await buildCustomer(app.owner, masterId);
  const build = (premium: number) =>
    buildPolicy(app.owner, masterId, {
      customer_id: customer,
      effdate: EFFDATE,
      expdate: '2027-01-01',
      premium,
    });
  const compID = await buildFinanceCompany(app.owner, masterId, company);
  const policies: [number, number] = [await build(400_00), await build(800_00)];
  const approved = {
    compID,
    contractStatus: 'Approved',
    premium: 1200,
    downPayment: 200,
    dateFinanced: '2026-01-05',
    numberPayments: 10,
    paymentAmount: 110,
    policyIds: policies,
  };
  const world: FinanceWorld = {
    agency,
    person,
    customer,
    company: compID,
    policies,
    approved,
    add: (fields) =>
      client.call(contract.addContract, { body: { customerID: customer, ...approved, ...fields } }),
    save: (id, fields) =>
      client.call(contract.saveContract, { params: { id }, body: { ...approved, ...fields } }),
    find: async (id) => (await client.call(contract.findContract, { params: { id } })).body,
    details: async (id) => (await client.call(ledger.contractDetails, { params: { id } })).body.results,
    void: (id) => client.call(contract.voidContract, { params: { id } }),
    linesOf: async (id) =>
      (await world.details(id)).map(({ type, amount, balance }) => [type, amount, balance]),
    takeReceipt: async (id, line) => {
      const receipt_id = await buildReceipt(app.owner, masterId, { customerId: customer });
      const row = { contract_id: id, receipt_id, type: 'Payment', sub_type: 'MPP', ...line };
      return { id: await buildLine(app.owner, masterId, row), receipt_id };
    },
    unfunded: async (id) => (await client.call(ledger.unfundedItems, { params: { id } })).body.results,
    fund: async (id, fields, headers = {}) => {
      const [item] = await world.unfunded(id);
      const body = {
        premiumFinanceId: id,
        premiumFinanceDetailsId: item?.id ?? 1,
        amount: item?.amount ?? 1,
        dateFinanced: '2026-01-10',
        ...fields,
      };
      return client.call(ledger.fundContract, { body, headers });
    },
  };
  return world;
}
