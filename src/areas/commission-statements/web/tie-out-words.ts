import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { FileTieOut } from '../posting-contract.ts';
import { tieOutOf } from '../rules.ts';

const apart = (difference: Cents) =>
  `${showMoney(Math.abs(difference))} ${difference < 0 ? 'less than' : 'more than'}`;

/** What does not agree, a sentence each; none when everything does. */
export function differenceWords(file: FileTieOut): string[] {
  const { linesDifference, statementsDifference } = tieOutOf(file);
  const words: string[] = [];
  if (linesDifference) words.push(`The lines are ${apart(linesDifference)} the deposit amount.`);
  if (statementsDifference)
    words.push(`The statements are ${apart(statementsDifference)} the lines${rest(file)}.`);
  return words;
}

/** Where the money is that is on no statement. */
function rest({ pending, staged, open }: FileTieOut): string {
  const parts = [
    pending !== 0 && `${showMoney(pending)} pending`,
    staged !== 0 && `${showMoney(staged)} staged`,
    open !== 0 && `${showMoney(open)} settled for people who have no statement of it yet`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}

/** Why the lines come to less than everything in the file; nothing when they do not. */
export function forwardedWords(lines: number, amount: Cents): string | undefined {
  if (lines === 0) return undefined;
  return `${lines.toLocaleString('en-US')} forwarded, ${showMoney(amount)}, not counted`;
}

/** How the three sums are counted, for anyone who wants to know. */
export function workingWords({
  lines,
  forwarded,
  statements,
  house,
  pending,
  staged,
  open,
}: FileTieOut): string[] {
  const settled = lines - pending - staged;
  return [
    'Deposit amount: what the carrier paid in, as it was entered.',
    `Lines: ${showMoney(pending)} pending + ${showMoney(staged)} staged + ${showMoney(settled)} settled = ${showMoney(lines)}, by Adjusted. Forwarded lines (${showMoney(forwarded)}) are left out: their money comes with a later file.`,
    `Statements: ${showMoney(statements - house)} of people + ${showMoney(house)} of the house = ${showMoney(statements)}. Settled and on no statement yet: ${showMoney(open)}.`,
  ];
}
