import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { OwedAgain } from '../owed-again-contract.ts';
import { KIND_WORDS } from '../words.ts';

/** What voiding a receipt of that amount will mean for what is owed. */
export function owedAgainWords({ total, lines }: OwedAgain, amount: Cents): string {
  if (total === 0)
    return 'Nothing will be owed again, because this receipt paid only for fees or prepayments.';
  const parts = lines.map(
    (line) => `${showMoney(line.amount)} of ${KIND_WORDS[line.kind].toLowerCase()} on ${line.policy}`,
  );
  const again =
    parts.length === 1
      ? `${parts[0]} will be owed again.`
      : `${showMoney(total)} will be owed again: ${parts.join(', ')}.`;
  const rest = amount - total;
  return rest > 0 ? `${again} The other ${showMoney(rest)} was for fees or prepayments.` : again;
}
