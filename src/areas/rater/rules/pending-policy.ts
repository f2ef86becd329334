import { type PolicyInput, policyInput } from '#areas/policies/contract.ts';
import { policyTypeOf } from '#areas/policies/rules.ts';
import { showDay } from '#platform/shared/dates.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { Offer, Quote } from '../contract.ts';

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

/** How an offer is paid, in words. */
export function payWords({ downPayment, payments, monthly, total }: Offer): string {
  if (payments === 0) return `${plainMoney(total)} paid in full.`;
  const each = payments === 1 ? '1 payment' : `${payments} payments`;
  return `${plainMoney(downPayment)} down, ${each} of ${plainMoney(monthly)}.`;
}
