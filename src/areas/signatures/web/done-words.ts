import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { OpenPaper, Signed } from '../sign-contract.ts';
import type { Words } from '../texts.ts';

type Fact = readonly [label: string, value: string];

/** What was signed and what is due; nothing is said about a down payment that there is not. */
export function signedFacts(words: Words, { summary }: OpenPaper, { signedAtWords }: Signed): Fact[] {
  const { number, downPayment, payments } = summary;
  const [first, last] = [payments[0], payments.at(-1)];
  const facts: (Fact | false | undefined)[] = [
    [words.contract, number],
    [words.signed, signedAtWords.replace(',', '')],
    downPayment > 0 && [words.downPayment, showMoney(downPayment)],
    first && [words.firstPayment(showDay(first.due)), showMoney(first.amount)],
    last && payments.length > 1 && [words.lastPayment(showDay(last.due)), showMoney(last.amount)],
  ];
  return facts.flatMap((fact) => (fact ? [fact] : []));
}

/** What happens next, if anything. The policies of an endorsement have begun already. */
export function nextSteps(words: Words, { agency, summary }: OpenPaper): string[] {
  const { downPayment, policies, isEndorsement } = summary;
  const begins = policies.map(({ effective }) => effective).sort()[0];
  return [
    ...(downPayment > 0 ? [words.nextDown(agency.name, showMoney(downPayment))] : []),
    ...(begins && !isEndorsement ? [words.nextBegin(policies.length, showDay(begins))] : []),
  ];
}
