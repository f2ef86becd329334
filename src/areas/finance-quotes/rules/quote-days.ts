import { firstDueOf } from '#areas/finance-gateway/rules/terms.ts';
import { addDays } from '#platform/shared/calendar.ts';

/** So many days a quote can become a contract. */
export const QUOTE_DAYS = 30;

/** The last day on which a quote of that day can be used; a company may end its own earlier. */
export function expiryOf(quotedOn: string, companysOwn: string = '9999-12-31'): string {
  const ours = addDays(quotedOn, QUOTE_DAYS);
  return companysOwn < ours ? companysOwn : ours;
}

export function isExpired(expires: string, today: string): boolean {
  return today > expires;
}

/** The policy minimum date: the earliest on which one of them begins. */
export function policyMinDate(policies: readonly { effective: string }[]): string {
  return policies.map(({ effective }) => effective).toSorted()[0] ?? '';
}

/** The policy minimum date plus 25 days. */
export function firstDueDate(minDate: string): string {
  return minDate === '' ? '' : firstDueOf(minDate);
}
