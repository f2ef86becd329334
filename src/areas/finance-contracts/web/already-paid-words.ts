import { type Cents, showMoney } from '#platform/shared/money.ts';
import { texts } from './texts.ts';

/** Nothing when nothing is paid yet. */
export function alreadyPaidWords(paid: Cents, policies: readonly string[] = []): string | undefined {
  if (paid === 0) return undefined;
  return policies.length > 0
    ? texts.form.alreadyPaidOn(showMoney(paid), policies.join(', '))
    : texts.form.alreadyPaid(showMoney(paid));
}
