import { isInForce, isOver } from '#areas/policies/rules.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { PolicyBalance } from '../contract.ts';

/** Seabreeze Mutual · Personal Auto · 01/01/2026 – 07/01/2026 · In force */
export function policyWords(balance: PolicyBalance, today: string): string {
  const { company, product, effdate, expdate } = balance;
  const term = `${showDay(effdate)} – ${showDay(expdate)}`;
  return [company, product, term, stateWords(balance, today)].join(' · ');
}

/** The stored state tells what was done with a term; at the counter it matters whether it insures today. */
function stateWords(balance: PolicyBalance, today: string): string {
  const { status } = balance;
  if (isInForce(balance, today)) return status === 'renewed' ? 'In force, renewed' : 'In force';
  if (status === 'active' && !isOver(balance, today)) return 'Not in force yet';
  return status.charAt(0).toUpperCase() + status.slice(1);
}
