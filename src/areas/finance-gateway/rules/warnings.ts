import { daysBetween } from '#platform/shared/calendar.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { interestFor, lastDueOf, stampsFor } from './charges.ts';
import type { QuotedOption } from './pay-option.ts';
import { stateRule } from './state-rules.ts';

export interface RuleWarning {
  text: string;
  citation: string;
}

/**
 * What the rule on record says against an option, for a customer of that state and money advanced on that day. Where no
 * rule is on record there is nothing to say; the memo of the quote says so.
 */
export function warningsFor(
  option: QuotedOption,
  state: string,
  advancedOn: string,
  hadContract = false,
): RuleWarning[] {
  const rule = stateRule(state, advancedOn);
  if (!rule) return [];
  const { citation, stamps } = rule;
  const unpaid = option.amountFinanced - option.docStamps;
  const days = daysBetween(advancedOn, lastDueOf(advancedOn, option.numberOfPay));
  const warnings: RuleWarning[] = [];
  const tooMuch = (what: string, amount: Cents, most: Cents) => {
    if (amount > most)
      warnings.push({
        text: `${what} of ${showMoney(amount)} is above ${showMoney(most)}, the most that is allowed.`,
        citation,
      });
  };
  tooMuch('The interest', option.interest, interestFor(unpaid, rule.yearlyRate, days));
  tooMuch('The set-up fee', option.setupFee, hadContract ? 0 : rule.setupFee);
  const tax = stampsFor(unpaid, stamps);
  if (stamps && option.docStamps !== tax)
    warnings.push({
      text: `The documentary stamps are ${showMoney(option.docStamps)} and should be ${showMoney(tax)}.`,
      citation: stamps.citation,
    });
  return warnings;
}
