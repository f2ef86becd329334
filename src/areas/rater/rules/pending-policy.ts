import { type PolicyInput, policyInput } from '#areas/policies/contract.ts';
import { policyTypeOf } from '#areas/policies/rules.ts';
import { showDay } from '#platform/shared/dates.ts';
import { USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { Offer, Quote } from '../contract.ts';
import { QUOTE_TEXTS, type QuoteTexts } from '../texts.ts';

/** The policy that a chosen offer becomes; until the carrier gives it a number it has that of the quote. */
export function pendingPolicy(quote: Quote, offer: Offer, at: { place: number; of: number }): PolicyInput {
  const line = quote.lines.find(({ lineOfBusiness }) => lineOfBusiness === offer.lineOfBusiness);
  const dollars = (cents: number) => cents / 100;
  return policyInput.parse({
    policyNumber: at.of > 1 ? `${quote.number}-${at.place}` : quote.number,
    productId: offer.productId,
    policyType: policyTypeOf(offer.lineOfBusiness),
    status: 'pending',
    effdate: quote.effdate,
    expdate: line?.expdate,
    premium: dollars(offer.premium),
    policyFee: dollars(offer.policyFee),
    tax: dollars(offer.tax),
    mgaFee: dollars(offer.mgaFee),
    memo: `Quoted on ${showDay(quote.quotedOn)} in ${quote.number}: ${payWords(offer)}`,
  });
}

/** How an offer is paid, in words: those of the agency unless the paper is for somebody. */
export function payWords(
  { downPayment, payments, monthly, total }: Offer,
  texts: QuoteTexts = QUOTE_TEXTS[USUAL_LANGUAGE],
): string {
  if (payments === 0) return texts.inFull(plainMoney(total));
  return texts.inPayments(plainMoney(downPayment), payments, plainMoney(monthly));
}
