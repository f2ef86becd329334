import { type CustomerHit, searchCustomers } from '#areas/customers/search-contract.ts';
import type { Asked, Suggest, Suggestion } from '#areas/customers/web/public.ts';
import { lookupLeads } from '#areas/leads/list-contract.ts';
import { STATUS_WORDS } from '#areas/leads/statuses.ts';
import { showPhone } from '#platform/shared/phones.ts';
import { call } from '#platform/web/api/call.ts';
import { type Group, groupsFor } from './groups-for.ts';

/** How many lines of a group are suggested. */
const MOST = 5;

interface Found {
  entries: Suggestion[];
  total: number;
}

type Finder = (query: string, signal: AbortSignal) => Promise<Found>;

/** All groups come together, so that nothing moves just as someone presses Enter. */
export const findSuggestions: Suggest = async ({ selection, query }, facts, signal) => {
  const groups = groupsFor(selection, query, facts);
  const finders: Record<Group, Finder> = {
    customers: customersBy(selection),
    policies: customersBy('policy'),
    phones: customersBy('phone'),
    leads,
  };
  const answers = await Promise.allSettled(groups.map(({ group }) => finders[group](query, signal)));
  signal.throwIfAborted();
  const found = groups.map(({ label }, at) => {
    const answer = answers[at] as PromiseSettledResult<Found>;
    const entries = answer.status === 'fulfilled' ? answer.value.entries : [];
    return { label, entries };
  });
  const [first] = answers;
  return {
    groups: found.filter(({ entries }) => entries.length > 0),
    total: first?.status === 'fulfilled' ? first.value.total : 0,
    problems: [
      ...new Set(answers.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []))),
    ],
  };
};

function customersBy(selection: Asked['selection']): Finder {
  return async (query, signal) => {
    const { results, pagination } = await call(searchCustomers, {
      query: { selection, query, page: 1, per_page: MOST },
      signal,
    });
    return { entries: results.map((hit) => suggestionOf(selection, hit)), total: pagination.total };
  };
}

/** A policy that was found leads to itself. */
function suggestionOf(
  selection: Asked['selection'],
  { id, name, isBusiness, city, phone, matched }: CustomerHit,
): Suggestion {
  const key = `${selection}-${id}`;
  if (matched?.policyId)
    return {
      key,
      kind: 'policy',
      title: matched.text,
      more: name,
      found: 'title',
      note: matched.note,
      phone,
      href: `/policy/${matched.policyId}`,
    };
  const more = matched ? [matched.text, matched.note].filter(Boolean).join(', ') : '';
  return {
    key,
    kind: isBusiness ? 'business' : 'person',
    title: name,
    more,
    found: more ? 'more' : 'title',
    note: noteOf(city, more === phone ? '' : showPhone(phone)),
    phone,
    href: `/customer/${id}`,
    customerId: id,
  };
}

const leads: Finder = async (query, signal) => {
  const { results, pagination } = await call(lookupLeads, {
    query: { query, page: 1, per_page: MOST },
    signal,
  });
  const entries = results.map(
    ({ id, name, status, phone }): Suggestion => ({
      key: `lead-${id}`,
      kind: 'lead',
      title: name,
      more: '',
      found: 'title',
      note: noteOf(STATUS_WORDS[status], showPhone(phone)),
      phone,
      href: `/lead/${id}`,
    }),
  );
  return { entries, total: pagination.total };
};

const noteOf = (...parts: string[]) => parts.filter(Boolean).join(' · ');
