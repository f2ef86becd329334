import { stateWords } from '#areas/policies/rules.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { PolicyBalance } from '../contract.ts';

/** Seabreeze Mutual · Personal Auto · 01/01/2026 – 07/01/2026 · In force */
export function policyWords(balance: PolicyBalance): string {
  const { company, product, effdate, expdate } = balance;
  const term = `${showDay(effdate)} – ${showDay(expdate)}`;
  return [company, product, term, stateWords(balance)].join(' · ');
}
