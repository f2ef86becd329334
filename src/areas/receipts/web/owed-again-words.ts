import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { Kind } from '../contract.ts';
import type { OwedAgain } from '../owed-again-contract.ts';
import { KIND_WORDS } from '../words.ts';
import { REVERSE_BY_HAND } from './post-words.ts';

/** What voiding a receipt of that amount will mean for what is owed. */
export function owedAgainWords({ total, lines, contracts }: OwedAgain, amount: Cents): string {
  if (total === 0)
    return 'Nothing will be owed again, because this receipt paid only for fees or prepayments.';
  const partWords = (line: { amount: Cents; kind: Kind }, on: string) =>
    `${showMoney(line.amount)} of ${KIND_WORDS[line.kind].toLowerCase()} on ${on}`;
  const parts = [
    ...lines.map((line) => partWords(line, line.policy)),
    ...contracts.map((line) => partWords(line, `contract ${line.contract}`)),
  ];
  const again =
    parts.length === 1
      ? `${parts[0]} will be owed again.`
      : `${showMoney(total)} will be owed again: ${parts.join(', ')}.`;
  const rest = amount - total;
  const others = rest > 0 ? ` The other ${showMoney(rest)} was for fees or prepayments.` : '';
  const byHand = contracts.some(({ isByHand }) => isByHand) ? ` ${REVERSE_BY_HAND}` : '';
  return `${again}${others}${byHand}`;
}
