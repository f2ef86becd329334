import { type Cents, showMoney } from '#platform/shared/money.ts';

/** Nothing when nothing is paid yet. */
export function alreadyPaidWords(paid: Cents, policies: readonly string[] = []): string | undefined {
  if (paid === 0) return undefined;
  const where = policies.length > 0 ? ` on ${policies.join(', ')}` : '';
  return `${showMoney(paid)} of this is already paid${where}. Once it is financed, that money stands as prepaid.`;
}
