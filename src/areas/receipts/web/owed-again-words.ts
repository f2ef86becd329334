import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { OwedAgain } from '../owed-again-contract.ts';
import { KIND_WORDS } from '../words.ts';
import { texts } from './texts.ts';

/** What voiding a receipt of that amount will mean for what is owed. */
export function owedAgainWords({ total, lines, contracts }: OwedAgain, amount: Cents): string {
  const { posts, voiding } = texts;
  if (total === 0) return voiding.nothingOwedAgain;
  const parts = [
    ...lines.map((line) => voiding.onPolicy(showMoney(line.amount), KIND_WORDS[line.kind], line.policy)),
    ...contracts.map((line) =>
      voiding.onContract(showMoney(line.amount), KIND_WORDS[line.kind], line.contract),
    ),
  ];
  const [first, ...others] = parts;
  const again =
    first !== undefined && others.length === 0
      ? voiding.owedAgain(first)
      : voiding.severalOwedAgain(showMoney(total), parts);
  const rest = amount - total;
  const sentences = [
    again,
    rest > 0 && voiding.restWasForFees(showMoney(rest)),
    contracts.some(({ isByHand }) => isByHand) && posts.reverseByHand,
  ];
  return sentences.filter(Boolean).join(' ');
}
