import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Policy } from '../contract.ts';
import type { Company } from './offered-products.ts';
import { inputOf, type PolicyValues } from './policy-values.ts';
import { namesOf, shownDifferences, shownInput, shownPolicy } from './policy-words.ts';

interface Choices {
  companies: readonly Company[];
  people: readonly { id: number; name: string }[];
  offices: readonly { id: number; name: string }[];
}

/** What somebody else has stored beside what the form contains. */
export function policyDifferences(theirs: Policy, values: PolicyValues, choices: Choices): Difference[] {
  const company = choices.companies.find(({ id }) => id === values.companyId);
  const product = company?.products.find(({ id }) => id === values.productId);
  const mine = shownInput(inputOf(values), {
    company: company?.name ?? '',
    product: product?.name ?? '',
    people: namesOf(choices.people),
  });
  return shownDifferences(shownPolicy(theirs), mine, namesOf(choices.offices)).map(
    ({ label, one, other }) => ({ label, theirs: one, mine: other }),
  );
}
