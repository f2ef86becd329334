import { addMonths } from '#platform/shared/calendar.ts';
import type { Quote } from '../contract.ts';
import { figuresOf } from '../rules/offers.ts';
import { quoteNumber } from '../rules/quote-number.ts';
import { expiresOn, stateOf } from '../rules/quote-states.ts';
import type { OfferRow, QuoteRecord } from './store.ts';

/** The record in the contract's words, as it is on that day. */
export function quoteOf(row: QuoteRecord, today: string): Quote {
  return {
    id: row.id,
    number: quoteNumber(row.id),
    name: row.name,
    leadId: row.lead_id,
    customerId: row.customer_id,
    state: stateOf(row.status, row.quoted_on, today),
    lostReason: row.lost_reason,
    effdate: row.effdate,
    lines: row.lines.map((line) => ({ ...line, expdate: addMonths(row.effdate, line.months) })),
    vehicles: row.vehicles,
    drivers: row.drivers,
    coverages: row.coverages,
    offers: row.offers.map(offerOf),
    notes: row.notes,
    quotedOn: row.quoted_on,
    expiresOn: expiresOn(row.quoted_on),
    person: row.person,
    createdAt: row.created_at,
    version: row.version,
  };
}

function offerOf(row: OfferRow): Quote['offers'][number] {
  const { total, monthly } = figuresOf(row);
  return { ...row, total, monthly };
}
