import { type Brought, type Conversion, lockLead } from '#areas/leads/server/public.ts';
import { hasOpenOffice } from '#areas/offices/server/public.ts';
import { addPolicy } from '#areas/policies/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { chooseOffers as chooseEndpoint, Offer, Quote } from '../contract.ts';
import { pendingPolicy } from '../rules/pending-policy.ts';
import { choiceProblems } from '../rules/quote-fields.ts';
import { whyNotChoose } from '../rules/quote-states.ts';
import { findProducts } from './product-store.ts';
import { quoteOf } from './quote-of.ts';
import { loadQuote, quotesFor, todayOf } from './quote-records.ts';
import { linkPolicy, markStatus } from './store.ts';

type Choose = Call<typeof chooseEndpoint>;

/** Makes a customer of a lead as the leads do it, with whatever follows a sold lead. */
export type SellLead = (work: Conversion, brought: Brought) => Promise<{ customerId: number | null }>;

/** Of two people, or two clicks, the first sells the quote; the second finds it sold. */
export function chooseOffers(sellLead: SellLead) {
  return async (call: Choose): Promise<Quote> => {
    const { db, session, params, body } = call;
    const today = todayOf(session);
    const seen = await loadQuote(db, session, params.id);
    // The lead first, in the order of whoever converts it on its own page.
    if (seen.customerId === null) await lockLead(db, seen.leadId as number);
    const sold = await changeRecord(
      quotesFor(session),
      call,
      { id: params.id, version: body.version },
      {
        action: 'sold',
        problems: (before) => (before ? choiceErrors(call, quoteOf(before, today)) : {}),
        whyNot: (before) => whyNotChoose(quoteOf(before, today)),
        change: (before) => sell(call, quoteOf(before, today), sellLead),
      },
    );
    return quoteOf(sold, today);
  };
}

async function choiceErrors({ db, body }: Choose, quote: Quote): Promise<FieldErrors> {
  if (quote.state === 'sold') return {};
  const wrong = choiceProblems(body.productIds, quote);
  if (Object.keys(wrong).length > 0) return wrong;
  if (quote.customerId !== null && body.customerId !== null && body.customerId !== quote.customerId)
    return { customerId: ['This quote belongs to a customer already.'] };
  const products = await findProducts(db, body.productIds);
  const gone = chosenOf(quote, body.productIds).find(
    ({ productId }) => !products.find(({ id }) => id === productId)?.isOffered,
  );
  if (!gone) return {};
  return { productIds: [`${gone.company}, ${gone.product} is no longer sold. Choose another offer.`] };
}

const chosenOf = (quote: Quote, productIds: readonly number[]): Offer[] =>
  quote.offers.filter(({ productId }) => productIds.includes(productId));

async function sell(call: Choose, quote: Quote, sellLead: SellLead): Promise<void> {
  const { db, session, body } = call;
  const customerId = quote.customerId ?? (await customerOfLead(call, quote, sellLead));
  const office = session.officeId !== null && (await hasOpenOffice(db, session.officeId));
  const chosen = chosenOf(quote, body.productIds);
  for (const [at, offer] of chosen.entries()) {
    const input = pendingPolicy(quote, offer, { place: at + 1, of: chosen.length });
    const officeId = office ? session.officeId : null;
    const policy = await addPolicy(db, session, customerId, { ...input, officeId });
    await linkPolicy(db, quote.id, offer.productId, policy.id);
  }
  await markStatus(db, quote.id, 'sold');
}

async function customerOfLead(call: Choose, quote: Quote, sellLead: SellLead): Promise<number> {
  const { db, session, body } = call;
  const conversion = {
    db,
    session,
    params: { id: quote.leadId as number },
    body: { customerId: body.customerId, version: undefined },
  };
  const { customerId } = await sellLead(conversion, broughtBy(quote));
  return customerId as number;
}

/** The drivers and vehicles that were quoted are the household and the vehicles of the new customer. */
function broughtBy({ drivers, vehicles }: Quote): Brought {
  return {
    household: drivers.map((driver) => ({ ...driver, relationship: '' })),
    vehicles: vehicles.map(({ use, ...vehicle }) => ({
      ...vehicle,
      tag: '',
      tagState: '',
      statedValue: null,
      businessUse: null,
    })),
  };
}
