import type { Asked } from '#areas/customers/web/public.ts';
import { lookupProblem } from '#areas/leads/rules.ts';
import { type GateFacts, isOpen } from '#platform/shared/gates.ts';
import { phoneDigits } from '#platform/shared/phones.ts';
import { say } from '#platform/web/wording.ts';
import { TEXT_MIN } from '../palette/searches.ts';
import { texts } from './texts.ts';

export type Group = 'customers' | 'policies' | 'phones' | 'leads';

/** Types of search by what is known of a lead too. */
const OF_PEOPLE: readonly Asked['selection'][] = [
  'nameId',
  'name',
  'firstName',
  'lastName',
  'phone',
  'email',
];

/**
 * What is suggested for a text. The search itself is first; the broadest one also looks among the numbers of policies,
 * and at telephones where it may be one.
 */
export function groupsFor(
  selection: Asked['selection'],
  query: string,
  facts: GateFacts,
): { group: Group; label: string }[] {
  const isBroad = selection === 'nameId';
  const isPhone = /^[\d\s()+.-]+$/.test(query) && phoneDigits(query).length >= TEXT_MIN;
  const hasLeads = isOpen('leads', facts) && OF_PEOPLE.includes(selection) && !lookupProblem(query);
  return [
    { group: 'customers', label: say(selection === 'policy' ? texts.policies : texts.customers) } as const,
    ...(isBroad ? [{ group: 'policies', label: say(texts.policies) } as const] : []),
    ...(isBroad && isPhone ? [{ group: 'phones', label: say(texts.phones) } as const] : []),
    ...(hasLeads ? [{ group: 'leads', label: say(texts.leads) } as const] : []),
  ];
}
