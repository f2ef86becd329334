import type autocannon from 'autocannon';
import { homeRequests } from './account-home.ts';
import type { BenchAgency, Sample } from './agencies.ts';
import { financedCustomer, payableContract } from './contracts.ts';

export interface Requests {
  product: autocannon.Request[];
  floor: autocannon.Request[];
}

export interface Operation {
  name: string;
  /** The least share of the strict floor's throughput at 16 connections that is aimed for. */
  aim: number;
  /** A page of it must cost the same in a small and in a large agency. */
  isPage: boolean;
  requestsOf(agency: BenchAgency, sample: Sample, productUrl: string): Promise<Requests>;
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/[^A-Za-z ]/g, '');
const start = (text: string, length: number) => fold(text).slice(0, length).toLowerCase();

export const OPERATIONS: readonly Operation[] = [
  {
    name: 'name fragments, two',
    aim: 0.85,
    isPage: true,
    requestsOf: async (agency, { firstName, lastName }) =>
      search(agency, 'name', `${start(lastName, 4).padEnd(3, 'a')} ${start(firstName, 3)}`),
  },
  {
    name: 'name fragment, one',
    aim: 0.85,
    isPage: true,
    requestsOf: async (agency, { lastName }) => search(agency, 'name', start(lastName, 4).padEnd(3, 'a')),
  },
  {
    name: 'phone',
    aim: 0.85,
    isPage: true,
    requestsOf: async (agency, { phone }) => search(agency, 'phone', phone.replaceAll(/\D/g, '').slice(-7)),
  },
  {
    name: 'one customer',
    aim: 0.5,
    isPage: true,
    requestsOf: async (agency, { id }) => get(agency, `/api/customer/${id}`, `/customer/${id}`),
  },
  {
    name: 'policy list',
    aim: 0.5,
    isPage: true,
    requestsOf: async (agency, { id }) =>
      get(agency, `/api/customer/${id}/policies?page=1&per_page=15`, `/policies/${id}`),
  },
  {
    name: 'tasks of a customer',
    aim: 0.5,
    isPage: true,
    requestsOf: async (agency, { id }) =>
      get(agency, `/api/tasks/list/${id}?active=1&page=1&per_page=15`, `/tasks/${id}`),
  },
  {
    name: '200 contracts',
    aim: 0.6,
    isPage: true,
    requestsOf: async (agency) => {
      const { id } = financedCustomer(agency);
      return get(agency, `/api/finance/${id}/contracts`, `/contracts/${id}`);
    },
  },
  {
    name: 'account home',
    aim: 0.6,
    isPage: false,
    requestsOf: async ({ provider }) => (provider ? homeRequests(provider) : { product: [], floor: [] }),
  },
  ...['duedate', 'toUser', 'desc'].map((sort) => ({
    name: `my tasks by ${sort}`,
    aim: 0.5,
    isPage: true,
    requestsOf: async (agency: BenchAgency) =>
      get(agency, `/api/tasks?page=1&per_page=15&sort=${sort}`, `/my-tasks/${sort}`),
  })),
  {
    name: 'auth/status',
    aim: 0.5,
    isPage: false,
    requestsOf: async (agency) => get(agency, '/api/auth/status', `/status/${agency.masterId}`),
  },
  { name: 'save of a customer', aim: 0.8, isPage: false, requestsOf: save },
  { name: 'receipt save', aim: 0.8, isPage: false, requestsOf: takeReceipt },
  { name: 'payment on a contract', aim: 0.8, isPage: false, requestsOf: payContract },
];

function search(agency: BenchAgency, selection: string, query: string): Requests {
  const parameters = new URLSearchParams({ selection, query });
  return get(agency, `/api/customer/search?${parameters}`, `/search?${parameters}`);
}

function get({ masterId, headers }: BenchAgency, productPath: string, floorPath: string): Requests {
  return {
    product: [{ method: 'GET', path: productPath, headers }],
    floor: [{ method: 'GET', path: `/${masterId}${floorPath}` }],
  };
}

/** What the screen sends after an edit of the memo; the memo differs each time, so that something is logged. */
async function save(agency: BenchAgency, { id }: Sample, productUrl: string): Promise<Requests> {
  const answer = await fetch(`${productUrl}/api/customer/${id}`, { headers: agency.headers });
  const {
    version,
    id: _,
    name,
    office,
    createdAt,
    ...customer
  } = (await answer.json()) as Record<string, unknown>;
  const bodies = ['First', 'Second', 'Third'].map((memo) => JSON.stringify({ ...customer, memo }));
  const json = { 'content-type': 'application/json' };
  const request = (path: string, headers: Record<string, string>, body: string) =>
    ({ method: 'POST', path, headers: { ...headers, ...json }, body }) as const;
  return {
    product: bodies.map((body) => request(`/api/customer/${id}`, agency.headers, body)),
    floor: bodies.map((body) => request(`/${agency.masterId}/customer/${id}`, {}, body)),
  };
}

/** A fee in cash. Without a key of its own each call is a new receipt. */
async function takeReceipt({ masterId, headers }: BenchAgency, { id }: Sample): Promise<Requests> {
  const body = JSON.stringify({
    method: 'cash',
    lines: [{ kind: 'agency fee', amount: 25 }],
    tendered: 25,
  });
  const json = { 'content-type': 'application/json' };
  return {
    product: [
      { method: 'POST', path: `/api/customer/${id}/receipts`, headers: { ...headers, ...json }, body },
    ],
    floor: [{ method: 'POST', path: `/${masterId}/receipts/${id}`, headers: json, body }],
  };
}

/** A cent of a balance that lasts, in cash. */
async function payContract(agency: BenchAgency, sample: Sample, productUrl: string): Promise<Requests> {
  const contractId = await payableContract(agency, sample, productUrl);
  const { masterId, headers } = agency;
  const body = JSON.stringify({
    method: 'cash',
    lines: [{ contractId, kind: 'finance payment', amount: 0.01 }],
    tendered: 0.01,
  });
  const json = { 'content-type': 'application/json' };
  const { id } = sample;
  return {
    product: [
      { method: 'POST', path: `/api/customer/${id}/receipts`, headers: { ...headers, ...json }, body },
    ],
    floor: [{ method: 'POST', path: `/${masterId}/contract-payments/${id}`, headers: json, body }],
  };
}

/** One from each agency in turn, so that no two calls in a row ask for the same thing. */
export async function requestsOf(
  operation: Operation,
  agencies: readonly BenchAgency[],
  productUrl: string,
): Promise<Requests> {
  const all: Requests = { product: [], floor: [] };
  const most = Math.max(...agencies.map(({ samples }) => samples.length));
  for (let at = 0; at < most; at++) {
    for (const agency of agencies) {
      const sample = agency.samples[at];
      if (!sample) continue;
      const { product, floor } = await operation.requestsOf(agency, sample, productUrl);
      all.product.push(...product);
      all.floor.push(...floor);
    }
  }
  return all;
}
