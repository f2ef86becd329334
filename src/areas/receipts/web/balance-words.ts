import { showDay } from '#platform/shared/dates.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { PolicyBalance } from '../contract.ts';

export function owedBy({ parts }: PolicyBalance): Cents {
  return parts.reduce((sum, { owed }) => sum + owed, 0);
}

/** Seabreeze Mutual · Personal Auto · 01/01/2026 – 07/01/2026 · Active */
export function policyWords({ company, product, effdate, expdate, status }: PolicyBalance): string {
  const state = status.charAt(0).toUpperCase() + status.slice(1);
  return [company, product, `${showDay(effdate)} – ${showDay(expdate)}`, state].join(' · ');
}
