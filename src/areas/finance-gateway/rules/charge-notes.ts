import { daysBetween } from '#platform/shared/calendar.ts';
import type { Language } from '#platform/shared/languages.ts';
import { plainMoney, showPercent } from '#platform/shared/money.ts';
import { CHARGE_TEXTS } from '../texts.ts';
import { interestFor, lastDueOf, stampsFor } from './charges.ts';
import type { QuotedOption } from './pay-option.ts';
import { stateRule } from './state-rules.ts';

/** How a charge was reckoned, for the paper. */
export interface ChargeNotes {
  /** Beside the word interest. */
  interestTerms?: string;
  interestRule?: string;
  stampsRule?: string;
}

/** What follows from the rule of the state is said with it; an amount that the company chose otherwise is left to stand. */
export function chargeNotes(
  option: QuotedOption,
  { state, advancedOn, language }: { state: string; advancedOn: string; language: Language },
): ChargeNotes {
  const texts = CHARGE_TEXTS[language];
  const rule = stateRule(state, advancedOn);
  if (!rule) return {};
  const { yearlyRate, citation, stamps } = rule;
  const unpaid = option.amountFinanced - option.docStamps;
  const days = daysBetween(advancedOn, lastDueOf(advancedOn, option.numberOfPay));
  const isByRate = option.interest === interestFor(unpaid, yearlyRate, days);
  const isByStep = stamps !== null && option.docStamps === stampsFor(unpaid, stamps);
  const steps = stamps ? Math.ceil(option.amountFinanced / stamps.step) : 0;
  return {
    ...(isByRate && {
      interestTerms: texts.interest(showPercent(yearlyRate), days),
      interestRule: citation,
    }),
    ...(isByStep &&
      option.docStamps === steps * stamps.each && {
        stampsRule: `${texts.stamps(plainMoney(stamps.each), steps, `$${stamps.step / 100}`, plainMoney(option.amountFinanced))}, ${stamps.citation}`,
      }),
  };
}
