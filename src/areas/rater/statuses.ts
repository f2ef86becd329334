import { z } from 'zod';

/** What is stored; a quote that was neither sold nor lost expires by its day. */
export const STORED_STATUSES = ['open', 'presented', 'sold', 'lost'] as const;
export type StoredStatus = (typeof STORED_STATUSES)[number];

export const QUOTE_STATES = [...STORED_STATUSES, 'expired'] as const;
export const quoteState = z.enum(QUOTE_STATES, 'This is not a state of a quote.');
export type QuoteState = z.infer<typeof quoteState>;

export const STATE_WORDS: Record<QuoteState, string> = {
  open: 'Open',
  presented: 'Presented',
  sold: 'Sold',
  lost: 'Lost',
  expired: 'Expired',
};

/** What a person can make of a quote by hand; sold comes by choosing an offer, expired by the day. */
export const MARKS = ['open', 'presented', 'lost'] as const;
export type Mark = (typeof MARKS)[number];

/** The columns that the list sorts by. */
export const QUOTE_SORTS = ['number', 'name', 'state', 'effdate', 'quotedOn', 'least', 'person'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

/** Above the figures of a quote and on its paper. */
export const VEHICLE_USES = ['Pleasure', 'Commute', 'Business', 'Farm'] as const;
