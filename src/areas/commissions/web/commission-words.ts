import { showDay } from '#platform/shared/dates.ts';
import type { CommissionLine } from '../line-contract.ts';
import { texts } from './texts.ts';

export const dayOrNone = (day: string | null) => (day ? showDay(day) : '');

/** What a line corrects, or where it is corrected; '' for most. */
export function correctionWords({ corrects, correctedIn }: CommissionLine): string {
  const words = texts.corrections;
  if (correctedIn) return words.correctedIn(correctedIn.file);
  if (!corrects) return '';
  const { line, file } = corrects;
  return corrects.isReversal ? words.takesBack(line, file) : words.paysAnew(line, file);
}
