import { lookupProblem } from '#areas/leads/rules.ts';
import { type GateFacts, isOpen } from '#platform/shared/gates.ts';
import { phoneDigits } from '#platform/shared/phones.ts';

export const TEXT_MIN = 3;
export const TEXT_MAX = 200;

export type Search = 'name' | 'policy' | 'contract' | 'receipt' | 'phone' | 'leads' | 'tasks';

/** The receipt that is meant by a number alone, or with the word: 268, receipt 26. */
export function receiptNumberIn(text: string): number | undefined {
  const digits = /^(?:receipt +)?#?(\d{1,9})$/i.exec(text)?.[1];
  return Number(digits) > 0 ? Number(digits) : undefined;
}

/** Which records to search for what is typed; none while it is too short. */
export function searchesFor(text: string, facts: GateFacts): Search[] {
  const isLong = text.length >= TEXT_MIN;
  const searches: Record<Search, boolean> = {
    name: isLong,
    policy: isLong && /\d/.test(text),
    contract: isLong && /\d/.test(text),
    receipt: isLong && receiptNumberIn(text) !== undefined,
    phone: /^[\d\s()+.-]+$/.test(text) && phoneDigits(text).length >= TEXT_MIN,
    leads: isOpen('leads', facts) && lookupProblem(text) === undefined,
    tasks: isLong,
  };
  return (Object.keys(searches) as Search[]).filter((search) => searches[search]);
}
