import { equalParts } from '#areas/finance-gateway/rules/terms.ts';
import { type Amounts, totalOf } from '#areas/policies/rules.ts';
import type { Cents } from '#platform/shared/money.ts';

export interface OfferAmounts extends Amounts {
  downPayment: Cents;
  payments: number;
}

export interface OfferFigures {
  total: Cents;
  /** Each payment but the last; 0 when it is paid in full. */
  monthly: Cents;
  last: Cents;
}

/** What the amounts of a carrier come to. Payments are as equal as they can be, and the last takes the remainder. */
export function figuresOf({ downPayment, payments, ...amounts }: OfferAmounts): OfferFigures {
  const total = totalOf(amounts);
  const parts = payments > 0 ? equalParts(Math.max(0, total - downPayment), payments) : [0];
  return { total, monthly: parts[0] as Cents, last: parts.at(-1) as Cents };
}

interface Compared {
  lineOfBusiness: string;
  total: Cents;
}

export interface ComparedLine<Each> {
  lineOfBusiness: string;
  /** What the cheapest asks. */
  least: Cents;
  /** In the order of the quote; `more` is what each asks above the cheapest. */
  offers: { offer: Each; isLeast: boolean; more: Cents }[];
}

/** Carriers are compared within a line of business; of several that ask the least each is the cheapest. */
export function compareOffers<Each extends Compared>(
  lines: readonly string[],
  offers: readonly Each[],
): ComparedLine<Each>[] {
  return lines.flatMap((lineOfBusiness) => {
    const own = offers.filter((offer) => offer.lineOfBusiness === lineOfBusiness);
    if (own.length === 0) return [];
    const least = Math.min(...own.map(({ total }) => total));
    const compared = own.map((offer) => ({
      offer,
      isLeast: offer.total === least,
      more: offer.total - least,
    }));
    return [{ lineOfBusiness, least, offers: compared }];
  });
}

interface ComparedQuote<Each> {
  lines: readonly { lineOfBusiness: string }[];
  offers: readonly Each[];
}

/** All offers of a quote. A product may have got another line since: it is compared there, after the lines of the quote. */
export function compareQuote<Each extends Compared>({ lines, offers }: ComparedQuote<Each>) {
  const all = new Set([...lines, ...offers].map(({ lineOfBusiness }) => lineOfBusiness));
  return compareOffers([...all], offers);
}
