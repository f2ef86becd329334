import { type CustomerHit, searchCustomers } from '#areas/customers/search-contract.ts';
import { lookupContracts } from '#areas/finance-contracts/lookup-contract.ts';
import { lookupLeads } from '#areas/leads/list-contract.ts';
import { STATUS_WORDS } from '#areas/leads/statuses.ts';
import { listReceipts } from '#areas/receipts/list-contract.ts';
import { listMyTasks } from '#areas/tasks/list-contract.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showPhone } from '#platform/shared/phones.ts';
import { call } from '#platform/web/api/call.ts';
import { type Entry, MOST } from './entry.ts';
import { receiptNumberIn, type Search } from './searches.ts';
import { texts } from './texts.ts';

export interface FoundRecords {
  found: Partial<Record<Search, Entry[]>>;
  /** Why some of it could not be searched. */
  problems: string[];
}

type Finder = (query: string, signal: AbortSignal) => Promise<Entry[]>;

/** The way to everything that was found, below the first of it. */
function withAll(entries: Entry[], total: number, href: string): Entry[] {
  if (total <= entries.length) return entries;
  const title = texts.allResults(total);
  return [...entries, { key: `all-${href}`, title, note: '', href, kind: 'all' }];
}

/** As an address has it. */
const words = (query: string) => encodeURIComponent(query);
const page = { page: 1, per_page: MOST };

const FINDERS: Record<Search, Finder> = {
  name: customersBy('nameId'),
  policy: customersBy('policy', '?tab=policies'),
  contract: async (query, signal) => {
    const { results } = await call(lookupContracts, { query: { query }, signal });
    // As many as the lookup has: no list shows them by what was typed.
    return results.map(
      ({ id, contract, customer, company, contractStatus }): Entry => ({
        key: `contract-${id}`,
        title: contract,
        note: noteOf(customer, company, contractStatus),
        href: `/finance/${id}`,
        kind: 'contract',
      }),
    );
  },
  receipt: async (query, signal) => {
    const number = receiptNumberIn(query);
    const { results, pagination } = await call(listReceipts, {
      query: { number, reverse: 0, ...page },
      signal,
    });
    const entries = results.map(
      ({ id, receipt, office, customer, showdate }): Entry => ({
        key: `receipt-${id}`,
        title: texts.receipt(receipt),
        note: noteOf(customer.name, office.name, showDay(showdate)),
        href: `/receipt/${id}`,
        kind: 'receipt',
      }),
    );
    return withAll(entries, pagination.total, `/receipts?number=${number}`);
  },
  phone: customersBy('phone'),
  leads: async (query, signal) => {
    const { results, pagination } = await call(lookupLeads, { query: { query, ...page }, signal });
    const entries = results.map(
      ({ id, name, status, phone }): Entry => ({
        key: `lead-${id}`,
        title: name,
        note: noteOf(STATUS_WORDS[status], showPhone(phone)),
        href: `/lead/${id}`,
        kind: 'lead',
      }),
    );
    return withAll(entries, pagination.total, `/leads/lookup?query=${words(query)}`);
  },
  tasks: async (query, signal) => {
    const list = { active: 1, state: 'open', given: 0, reverse: 0 } as const;
    const { tasks, pagination } = await call(listMyTasks, { query: { query, ...list, ...page }, signal });
    const entries = tasks.map(
      ({ id, desc, typeName, customerName, leadName }): Entry => ({
        key: `task-${id}`,
        title: desc || typeName,
        note: noteOf(typeName, customerName || leadName),
        href: `/task?view=${id}`,
        kind: 'task',
      }),
    );
    return withAll(entries, pagination.total, `/task?query=${words(query)}`);
  },
};

function customersBy(selection: 'nameId' | 'policy' | 'phone', tab = ''): Finder {
  const entry = ({ id, name, city, phone }: CustomerHit): Entry => ({
    key: `${selection}-${id}`,
    title: name,
    note: noteOf(city, showPhone(phone)),
    href: `/customer/${id}${tab}`,
    kind: selection === 'policy' ? 'policy' : 'customer',
  });
  return async (query, signal) => {
    const { results, pagination } = await call(searchCustomers, {
      query: { selection, query, ...page },
      signal,
    });
    const all = `/customer/search?selection=${selection}&query=${words(query)}`;
    return withAll(results.map(entry), pagination.total, all);
  };
}

const noteOf = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** All searches come back together, so that nothing moves just as someone presses Enter. */
export async function findRecords(
  query: string,
  searches: readonly Search[],
  signal: AbortSignal,
): Promise<FoundRecords> {
  const answers = await Promise.allSettled(searches.map((search) => FINDERS[search](query, signal)));
  const records: FoundRecords = { found: {}, problems: [] };
  answers.forEach((answer, at) => {
    if (answer.status === 'fulfilled') records.found[searches[at] as Search] = answer.value;
    else records.problems.push(answer.reason.message);
  });
  return records;
}
