import { showDay } from '#platform/shared/dates.ts';
import type { CommissionLine } from '../line-contract.ts';

export const dayOrNone = (day: string | null) => (day ? showDay(day) : '');

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const lineCount = (count: number) => counted(count, 'line', 'lines');

/** What a line corrects, or where it is corrected; '' for most. */
export function correctionWords({ corrects, correctedIn }: CommissionLine): string {
  const place = (file: number | null) => (file === null ? 'the next file' : `file ${file}`);
  if (correctedIn) return `Corrected in ${place(correctedIn.file)}.`;
  if (!corrects) return '';
  return `${corrects.isReversal ? 'Takes back' : 'Pays anew'} line ${corrects.line} of ${place(corrects.file)}.`;
}
