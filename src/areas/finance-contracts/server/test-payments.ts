import { customerStandings } from '#areas/customers/standings-contract.ts';
import {
  financeGatewayJobs,
  financeGatewayRoutes,
  type Gateways,
  openGateway,
} from '#areas/finance-gateway/server/public.ts';
import * as receipts from '#areas/receipts/contract.ts';
import { receiptRoutes } from '#areas/receipts/server/public.ts';
import { customerStanding } from '#areas/receipts/standing-contract.ts';
import type { TestApp, TestAppOptions } from '#platform/server/testing/test-app.ts';
import type { TestAnswer } from '#platform/server/testing/test-client.ts';
import { contractPayments } from '../payment-contract.ts';
import { financeContractRoutes, financing } from './public.ts';
import { type FinanceWorld, newWorld } from './test-contracts.ts';

/** What a test of payments on contracts runs on; the sandbox is switched on. */
export function payingAreas(gateways: Gateways = openGateway): TestAppOptions {
  return {
    areas: [
      (mount) => receiptRoutes(mount, financing()),
      (mount) => financeContractRoutes(mount, gateways),
      (mount) => financeGatewayRoutes(mount, gateways),
    ],
    jobs: financeGatewayJobs(gateways),
    env: { SANDBOX: 'on' },
  };
}

export interface PayingWorld extends FinanceWorld {
  office: number;
  /** A line of a receipt on that contract, in cash. */
  pay(
    contractId: number,
    kind: string,
    amount: number,
    line?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  take(lines: Record<string, unknown>[], body?: Record<string, unknown>): Promise<TestAnswer>;
  voidReceipt(id: number): Promise<TestAnswer>;
  payments(contractId: number): Promise<TestAnswer['body'][]>;
  balances(): Promise<TestAnswer['body']>;
  standing(): Promise<TestAnswer['body']>;
  /** The same as a search shows it. */
  owedInSearch(): Promise<number>;
  /** What each of the two policies owes. */
  owed(): Promise<number[]>;
}

export async function payingWorld(app: TestApp, company: Record<string, unknown> = {}): Promise<PayingWorld> {
  const world = await newWorld(app, company);
  const { client } = world.person;
  const office = await world.agency.newOffice();
  const params = { id: world.customer };
  const take: PayingWorld['take'] = (lines, body = {}) => send(lines, body, {});
  const send = (lines: Record<string, unknown>[], body: object, headers: Record<string, string>) =>
    client.call(receipts.takeReceipt, {
      params,
      headers,
      body: {
        officeId: office,
        method: 'cash',
        lines,
        tendered: lines.reduce((sum, { amount }) => sum + Math.round((amount as number) * 100), 0) / 100,
        ...body,
      },
    });
  const balances = async () => (await client.call(receipts.customerBalances, { params })).body;
  return {
    ...world,
    office,
    take,
    pay: (contractId, kind, amount, line = {}, headers = {}) =>
      send([{ contractId, kind, amount, ...line }], {}, headers),
    voidReceipt: (id) =>
      client.call(receipts.voidReceipt, { params: { id }, body: { reason: 'Typed wrong' } }),
    payments: async (financeId) => {
      const ids = { customerId: world.customer, financeId };
      return (await client.call(contractPayments, { params: ids })).body.results;
    },
    balances,
    standing: async () => (await client.call(customerStanding, { params })).body,
    owedInSearch: async () => (await client.call(customerStandings, { query: params })).body.results[0]?.owed,
    owed: async () => {
      const { results } = await balances();
      return world.policies.map((id) => {
        const found = results.find((each: { policyId: number }) => each.policyId === id);
        return found.parts.reduce((sum: number, { owed }: { owed: number }) => sum + owed, 0);
      });
    },
  };
}
