import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Quote, QuoteInput } from '../contract.ts';
import type { StoredStatus } from '../statuses.ts';

/** An offer as it is stored, with the names beside it. */
export type OfferRow = Omit<Quote['offers'][number], 'total' | 'monthly'>;

const OFFERS = sql<OfferRow[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'companyId', k.id, 'company', k.name, 'productId', p.id, 'product', p.name,
    'lineOfBusiness', p.line_of_business, 'premium', o.premium, 'policyFee', o.policy_fee, 'tax', o.tax,
    'mgaFee', o.mga_fee, 'downPayment', o.down_payment, 'payments', o.payments,
    'policyId', o.policy_id, 'policyNumber', coalesce(y.policy_number, '')) ORDER BY o.position), '[]')
  FROM rater_offers o
  JOIN products p ON p.master_id = o.master_id AND p.id = o.product_id
  JOIN companies k ON k.master_id = p.master_id AND k.id = p.company_id
  LEFT JOIN policies y ON y.master_id = o.master_id AND y.id = o.policy_id
  WHERE o.master_id = q.master_id AND o.quote_id = q.id)`;

export function findRecord(db: Db, id: number) {
  return db
    .selectFrom('rater_quotes as q')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'q.master_id').onRef('e.id', '=', 'q.employee_id'),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.master_id', '=', 'q.master_id').onRef('c.id', '=', 'q.customer_id'),
    )
    .leftJoin('leads as l', (join) =>
      join.onRef('l.master_id', '=', 'q.master_id').onRef('l.id', '=', 'q.lead_id'),
    )
    .select(['q.id', 'q.lead_id', 'q.customer_id', 'q.lost_reason', 'q.effdate', 'q.quoted_on', 'q.notes'])
    .select(['q.created_at', 'q.version', 'l.status as lead_status'])
    .select([
      sql<StoredStatus>`q.status`.as('status'),
      sql<string>`coalesce(c.name, l.name)`.as('name'),
      sql<string>`e.first_name || ' ' || e.last_name`.as('person'),
      sql<QuoteInput['lines']>`q.lines`.as('lines'),
      sql<Quote['vehicles']>`q.vehicles`.as('vehicles'),
      sql<Quote['drivers']>`q.drivers`.as('drivers'),
      sql<Quote['coverages']>`q.coverages`.as('coverages'),
      OFFERS.as('offers'),
    ])
    .where('q.id', '=', id)
    .executeTakeFirst();
}
export type QuoteRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Keeps others from changing the quote until this transaction ends. */
export function lockQuote(db: Db, id: number) {
  return db.selectFrom('rater_quotes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

interface Author {
  masterId: number;
  employeeId: number;
}

export async function insertQuote(db: Db, author: Author, input: QuoteInput, today: string): Promise<number> {
  const { id } = await db
    .insertInto('rater_quotes')
    .values({
      master_id: author.masterId,
      employee_id: author.employeeId,
      lead_id: input.leadId,
      customer_id: input.customerId,
      ...columnsOf(input, today),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertOffers(db, author.masterId, id, input);
  return id;
}

/** Other figures are not the ones that were presented or lost: the quote is open again, and of that day. */
export async function updateQuote(
  db: Db,
  masterId: number,
  id: number,
  input: QuoteInput,
  today: string,
): Promise<void> {
  await db
    .updateTable('rater_quotes')
    .set((set) => ({
      ...columnsOf(input, today),
      status: 'open',
      lost_reason: '',
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('rater_offers').where('quote_id', '=', id).execute();
  await insertOffers(db, masterId, id, input);
}

function columnsOf({ effdate, lines, vehicles, drivers, coverages, notes }: QuoteInput, today: string) {
  return {
    effdate,
    notes,
    quoted_on: today,
    lines: JSON.stringify(lines),
    vehicles: JSON.stringify(vehicles),
    drivers: JSON.stringify(drivers),
    coverages: JSON.stringify(coverages),
  };
}

async function insertOffers(
  db: Db,
  masterId: number,
  quoteId: number,
  { offers }: QuoteInput,
): Promise<void> {
  const rows = offers.map((offer, position) => ({
    master_id: masterId,
    quote_id: quoteId,
    product_id: offer.productId,
    position,
    premium: offer.premium,
    policy_fee: offer.policyFee,
    tax: offer.tax,
    mga_fee: offer.mgaFee,
    down_payment: offer.downPayment,
    payments: offer.payments,
  }));
  await db.insertInto('rater_offers').values(rows).execute();
}

export async function markStatus(db: Db, id: number, status: StoredStatus, lostReason = ''): Promise<void> {
  await db
    .updateTable('rater_quotes')
    .set((set) => ({ status, lost_reason: lostReason, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function linkPolicy(
  db: Db,
  quoteId: number,
  productId: number,
  policyId: number,
): Promise<void> {
  await db
    .updateTable('rater_offers')
    .set({ policy_id: policyId })
    .where('quote_id', '=', quoteId)
    .where('product_id', '=', productId)
    .execute();
}

/** The quotes of a lead are those of the customer that it became. */
export async function giveToCustomer(db: Db, leadId: number, customerId: number): Promise<void> {
  await db
    .updateTable('rater_quotes')
    .set({ customer_id: customerId })
    .where('lead_id', '=', leadId)
    .where('customer_id', 'is', null)
    .execute();
}
