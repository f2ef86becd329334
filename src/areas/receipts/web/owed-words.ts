import { counted } from '#platform/shared/noun.ts';
import type { Standing } from '../standing-contract.ts';

/** What the amount that a customer owes is owed on. */
export function owedWords({
  owed,
  owingTerms,
  owingContracts,
}: Pick<Standing, 'owed' | 'owingTerms' | 'owingContracts'>): string {
  if (owed === 0) return 'nothing to pay';
  const parts = [
    owingTerms > 0 && counted(owingTerms, 'policy term'),
    owingContracts > 0 && counted(owingContracts, 'finance contract'),
  ];
  return `on ${parts.filter(Boolean).join(' and ')}`;
}
