import type { Cents, PercentHundredths } from '#platform/shared/money.ts';
import type { PolicyState } from './statuses.ts';

interface ListedTerm {
  id: number;
  policy: string;
  product: { company: { id: number } };
  state: PolicyState;
  effdate: string;
  premium: Cents;
  /** The term before this one. */
  renewsId: number | null;
}

/** What a policy is to whoever asks for it, in the order of their interest. */
export const SECTIONS = ['In force', 'Upcoming', 'Ended'] as const;
export type Section = (typeof SECTIONS)[number];

export interface PolicyOfTerms<Term> {
  /** Of its newest term. */
  id: number;
  section: Section;
  /** Whatever insures or will, the newest first; of a policy that is over, its last term. */
  current: readonly [Term, ...Term[]];
  /** The history, the newest first. */
  earlier: readonly Term[];
}

/**
 * The terms of a customer as policies: a renewal belongs to what it renews, and so does a term that has the number of
 * another at the same company. In force comes first, then what is to come, then the past, each in the order given.
 */
export function policiesOf<Term extends ListedTerm>(terms: readonly Term[]): PolicyOfTerms<Term>[] {
  const policies = chainsOf(terms).map(policyOf);
  return SECTIONS.flatMap((section) => policies.filter((policy) => policy.section === section));
}

function policyOf<Term extends ListedTerm>(chain: readonly Term[]): PolicyOfTerms<Term> {
  const newestFirst = chain.toSorted((a, b) => b.effdate.localeCompare(a.effdate) || b.id - a.id);
  const live = newestFirst.filter((term) => !isPast(term));
  const current = live.length > 0 ? live : newestFirst.slice(0, 1);
  return {
    id: newestFirst[0]?.id ?? 0,
    section: live.some(({ state }) => state === 'in force')
      ? 'In force'
      : live.length > 0
        ? 'Upcoming'
        : 'Ended',
    current: current as unknown as readonly [Term, ...Term[]],
    earlier: newestFirst.filter((term) => !current.includes(term)),
  };
}

const isPast = ({ state }: ListedTerm) => state === 'renewed' || state === 'cancelled' || state === 'expired';

/** The terms that belong together, each group at the place of its first. */
function chainsOf<Term extends ListedTerm>(terms: readonly Term[]): Term[][] {
  const chains = new Map<Term, Term[]>();
  const byId = new Map(terms.map((term) => [term.id, term]));
  const byNumber = new Map<string, Term>();
  const join = (one: Term, other: Term | undefined) => {
    const [to, from] = [chains.get(one), other && chains.get(other)];
    if (!to || !from || to === from) return;
    to.push(...from);
    for (const term of from) chains.set(term, to);
  };
  for (const term of terms) chains.set(term, [term]);
  for (const term of terms) {
    join(term, term.renewsId === null ? undefined : byId.get(term.renewsId));
    join(term, byNumber.get(numberOf(term)));
    byNumber.set(numberOf(term), term);
  }
  return [...new Set(chains.values())];
}

const numberOf = ({ policy, product }: ListedTerm) =>
  `${product.company.id} ${policy.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')}`;

/** By how much the premium of a term differs from that of the term before it; nothing where there is none. */
export function premiumChange(premium: Cents, before: Cents | undefined): PercentHundredths | undefined {
  if (!before) return undefined;
  return Math.round(((premium - before) / before) * 10_000);
}
