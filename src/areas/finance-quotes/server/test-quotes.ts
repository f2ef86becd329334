import { attachmentRoutes } from '#areas/attachments/server/public.ts';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import * as contracts from '#areas/finance-contracts/contract.ts';
import * as ledger from '#areas/finance-contracts/ledger-contract.ts';
import { financeContractRoutes, financing } from '#areas/finance-contracts/server/public.ts';
import { buildFinanceCompany } from '#areas/finance-contracts/server/test-data.ts';
import {
  financeGatewayJobs,
  financeGatewayRoutes,
  type Gateways,
  openGateway,
} from '#areas/finance-gateway/server/public.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { takeReceipt } from '#areas/receipts/contract.ts';
import { receiptRoutes } from '#areas/receipts/server/public.ts';
import { signatureJobs, signatureRoutes } from '#areas/signatures/server/public.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp, TestAppOptions } from '#platform/server/testing/test-app.ts';
import type { TestAnswer } from '#platform/server/testing/test-client.ts';
import { addDays, addMonths } from '#platform/shared/calendar.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import * as endorsement from '../endorsement-contract.ts';
import { confirmEndorsement, financeQuoteRoutes } from './public.ts';

/** What a test of quotes runs on; the sandbox is switched on. */
export function quotingAreas(gateways: Gateways = openGateway): TestAppOptions {
  return {
    areas: [
      (mount) => receiptRoutes(mount, financing()),
      (mount) => financeContractRoutes(mount, gateways, confirmEndorsement),
      (mount) => financeGatewayRoutes(mount, gateways),
      (mount) => financeQuoteRoutes(mount, gateways),
      attachmentRoutes,
      signatureRoutes,
    ],
    jobs: [...financeGatewayJobs(gateways), ...signatureJobs],
    env: { SANDBOX: 'on' },
  };
}

/** The whole world has that day; the tests stay within it. */
export const today = () => dayAt(USUAL_TIME_ZONE, new Date());

type Fields = Record<string, unknown>;
type Headers = Record<string, string>;

/** An agency with someone at work, a customer of Florida with two policies, and an integrated finance company. */
export interface QuoteWorld {
  agency: TestAgency;
  person: TestPerson;
  customer: number;
  company: number;
  policies: [number, number];
  office: number;
  request(fields?: Fields, headers?: Headers): Promise<TestAnswer>;
  generate(quote: TestAnswer['body'], fields?: Fields, headers?: Headers): Promise<TestAnswer>;
  /** A contract of ten payments from a new quote. */
  generated(fields?: Fields, asked?: Fields): Promise<TestAnswer['body']>;
  /** The same with its down payment taken. */
  running(fields?: Fields, asked?: Fields): Promise<TestAnswer['body']>;
  endorse(id: number, fields?: Fields, headers?: Headers): Promise<TestAnswer>;
  generateEndorsement(identifier: string, fields?: Fields, headers?: Headers): Promise<TestAnswer>;
  find(id: number): Promise<TestAnswer['body']>;
  /** Type, amount and balance of each line. */
  linesOf(id: number): Promise<[string, number, number][]>;
  contracts(): Promise<TestAnswer['body'][]>;
  pay(contractId: number, kind: string, amount: number, line?: Fields): Promise<TestAnswer>;
}

interface Around {
  company?: Fields;
  customer?: Fields;
  /** Of both policies. */
  policy?: Fields;
  lineOfBusiness?: string;
}

const NO = { assignedRisk: 0, other: 0, auditable: null, parameterCode: null };

export async function quoteWorld(app: TestApp, around: Around = {}): Promise<QuoteWorld> {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRreceiptvoid: 1 } });
  const { client } = person;
  const { masterId } = agency;
  const office = await agency.newOffice();
  const customer = await buildCustomer(app.owner, masterId, {
    state: 'FL',
    email: 'customer@example.test',
    ...around.customer,
  });
  const company = await buildFinanceCompany(app.owner, masterId, {
    finance_system: 'Finance Master',
    is_integrated: true,
    ...around.company,
  });
  const product_id = await buildProduct(app.owner, masterId, {
    line_of_business: around.lineOfBusiness ?? 'Personal Auto',
  });
  const build = (premium: number) =>
    buildPolicy(app.owner, masterId, {
      customer_id: customer,
      product_id,
      effdate: '2026-01-01',
      expdate: '2027-01-01',
      premium,
      ...around.policy,
    });
  const policies: [number, number] = [await build(800_00), await build(450_00)];
  const world: QuoteWorld = {
    agency,
    person,
    customer,
    company,
    policies,
    office,
    request: ({ attributes, ...fields } = {}, headers = {}) =>
      client.call(contract.requestQuote, {
        headers,
        body: {
          customerId: customer,
          companyId: company,
          policyIds: policies,
          attributes: { ...NO, ...(attributes as Fields) },
          ...fields,
        },
      }),
    generate: (quote, fields = {}, headers = {}) => {
      const option =
        quote.options.find(({ NumberOfPay }: { NumberOfPay: number }) => NumberOfPay === 10) ??
        quote.options.at(-1);
      return client.call(contract.generateContract, {
        headers,
        body: {
          financeId: quote.financeId,
          customerId: customer,
          quoteCode: quote.QuoteCode,
          numberOfPay: option.NumberOfPay,
          paymentSelected: option.MonthlyPayment,
          downPayment: option.DownPay,
          ...fields,
        },
      });
    },
    generated: async (fields, asked) => {
      const { body } = await world.request(asked);
      return (await world.generate(body.results, fields)).body.results.contract;
    },
    running: async (fields, asked) => {
      const made = await world.generated(fields, asked);
      await world.pay(made.id, 'down payment', made.downPayment);
      return world.find(made.id);
    },
    endorse: (id, fields = {}, headers = {}) =>
      client.call(endorsement.addEndorsement, {
        headers,
        body: {
          financeContractId: id,
          payee: 'carrier',
          additionalPremium: 300,
          downPayment: 60,
          effectiveDate: today(),
          ...fields,
        },
      }),
    generateEndorsement: (identifier, fields = {}, headers = {}) =>
      client.call(endorsement.generateEndorsement, { headers, body: { identifier, ...fields } }),
    find: async (id) => (await client.call(contracts.findContract, { params: { id } })).body,
    linesOf: async (id) => {
      const { body } = await client.call(ledger.contractDetails, { params: { id } });
      return body.results.map(({ type, amount, balance }: TestAnswer['body']) => [type, amount, balance]);
    },
    contracts: async () => {
      const params = { customerId: customer };
      return (await client.call(contracts.customerContracts, { params })).body.premiumFinance;
    },
    pay: (contractId, kind, amount, line = {}) =>
      client.call(takeReceipt, {
        params: { id: customer },
        body: {
          officeId: office,
          method: 'cash',
          lines: [{ contractId, kind, amount, ...line }],
          tendered: amount,
        },
      }),
  };
  return world;
}

/** Policies that began today, so that payments are still to come. */
export const beginsToday = () => ({ effdate: today(), expdate: addDays(addMonths(today(), 12), 20) });

type World = Parameters<typeof quoteWorld>[1];

/** A world with a quote to choose from. */
export async function quotedIn(app: TestApp, around: World = {}) {
  const world = await quoteWorld(app, around);
  const { body } = await world.request();
  return { world, quote: body.results };
}

/** A contract that is paid down and has all of its payments ahead. */
export async function runningIn(app: TestApp, around: World = {}) {
  const world = await quoteWorld(app, { policy: beginsToday(), ...around });
  return { world, contract: await world.running() };
}

/** Quoted and generated in one go. */
export async function endorsed(world: QuoteWorld, id: number, fields: Fields = {}) {
  const { body } = await world.endorse(id, fields);
  const info = body.results.AdditionPremiumInfo;
  return { info, generated: await world.generateEndorsement(info.identifier) };
}
