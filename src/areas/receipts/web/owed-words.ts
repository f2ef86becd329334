import type { Standing } from '../standing-contract.ts';
import { texts } from './texts.ts';

/** What the amount that a customer owes is owed on. */
export function owedWords({
  owed,
  owingTerms,
  owingContracts,
}: Pick<Standing, 'owed' | 'owingTerms' | 'owingContracts'>): string {
  return owed === 0 ? texts.standing.nothingToPay : texts.standing.owedOn(owingTerms, owingContracts);
}
