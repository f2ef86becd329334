import type { CustomerPolicy } from '../contract.ts';
import type { PolicyOfTerms } from '../policies-of.ts';

/** A row of the list: a term, and the policy that it is a term of. */
export interface TermRow {
  term: CustomerPolicy;
  policy: PolicyOfTerms<CustomerPolicy>;
  /** The first row of its policy, which unfolds the history. */
  isLead: boolean;
  /** Of the history. */
  isEarlier: boolean;
  /** The term before it. */
  before: CustomerPolicy | undefined;
}

/** The row that stands for a policy while it is put in order. */
export function leadOf(policy: PolicyOfTerms<CustomerPolicy>): TermRow {
  const [term, ...others] = [...policy.current, ...policy.earlier] as const;
  return { term, policy, isLead: true, isEarlier: false, before: others[0] };
}

/** All rows of a policy: what insures or will, and the history while it is unfolded. */
export function rowsOf(policy: PolicyOfTerms<CustomerPolicy>, isUnfolded: boolean): TermRow[] {
  const terms = [...policy.current, ...policy.earlier];
  const shown = isUnfolded ? terms.length : policy.current.length;
  return terms.slice(0, shown).map((term, at) => ({
    term,
    policy,
    isLead: at === 0,
    isEarlier: at >= policy.current.length,
    before: terms[at + 1],
  }));
}
