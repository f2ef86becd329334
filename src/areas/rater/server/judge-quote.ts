import { hasCustomer } from '#areas/customers/server/public.ts';
import { leadHeld, leadSeen } from '#areas/leads/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { QuoteInput } from '../contract.ts';
import { quoteProblems, receiverProblems } from '../rules/quote-fields.ts';
import { findProducts } from './product-store.ts';
import { todayOf } from './quote-records.ts';
import type { QuoteRecord } from './store.ts';

interface Work {
  db: Db;
  session: Session;
}

/** What is wrong with a quote. A product that it has already may stay although it is no longer sold. */
export async function judgeQuote(
  work: Work,
  input: QuoteInput,
  before: QuoteRecord | undefined,
): Promise<FieldErrors> {
  return {
    ...(before ? sameReceiver(input, before) : await newReceiver(work, input)),
    ...(await productProblems(work.db, input, before)),
    ...quoteProblems(input, todayOf(work.session)),
  };
}

function sameReceiver({ leadId, customerId }: QuoteInput, before: QuoteRecord): FieldErrors {
  if (leadId !== null && leadId !== before.lead_id)
    return { leadId: ['A quote stays with its lead. Make a new quote for another one.'] };
  if (customerId !== null && customerId !== before.customer_id)
    return { customerId: ['A quote stays with its customer. Make a new quote for another one.'] };
  return {};
}

async function newReceiver({ db, session }: Work, input: QuoteInput): Promise<FieldErrors> {
  const { leadId, customerId } = input;
  const problems = receiverProblems(input);
  if (Object.keys(problems).length > 0) return problems;
  if (customerId !== null)
    return (await hasCustomer(db, customerId)) ? {} : { customerId: ['Choose a customer of your agency.'] };
  if (!(await leadSeen(db, session, leadId as number))) return { leadId: ['Choose a lead of your agency.'] };
  // Held, so that a lead that is sold at the same moment takes this quote along.
  const held = await leadHeld(db, leadId as number);
  return held?.customer_id ? { leadId: ['This lead is a customer now. Quote the customer instead.'] } : {};
}

async function productProblems(db: Db, input: QuoteInput, before?: QuoteRecord): Promise<FieldErrors> {
  const found = await findProducts(
    db,
    input.offers.map(({ productId }) => productId),
  );
  const kept = new Set(before?.offers.map(({ productId }) => productId));
  const lines = input.lines.map(({ lineOfBusiness }) => lineOfBusiness as string);
  const errors: FieldErrors = {};
  for (const [at, { companyId, productId }] of input.offers.entries()) {
    const product = found.find(({ id }) => id === productId);
    if (!product) errors[`offers.${at}.productId`] = ['Choose a product of your agency.'];
    else if (product.companyId !== companyId)
      errors[`offers.${at}.companyId`] = ['Choose the company that sells this product.'];
    else if (!product.isOffered && !kept.has(productId))
      errors[`offers.${at}.productId`] = ['This product is no longer sold. Choose another.'];
    else if (!lines.includes(product.lineOfBusiness))
      errors[`offers.${at}.productId`] = [`${product.lineOfBusiness} is not a line of this quote.`];
  }
  return errors;
}
