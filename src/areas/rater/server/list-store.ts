import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LEAD_STATUSES, type LeadStatus } from '#areas/leads/statuses.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { orderBy, type SortedPart } from '#platform/server/lists/order.ts';
import type { QuoteFilter } from '../list-contract.ts';
import { idOfNumber } from '../rules/quote-number.ts';
import { goodSince } from '../rules/quote-states.ts';
import { QUOTE_STATES, type QuoteSort, type QuoteState, type StoredStatus } from '../statuses.ts';

/** What the list shows to one person on one day. */
export interface Asked {
  filter: QuoteFilter;
  today: string;
  /** The statuses of leads whose quotes the person may see. */
  leads: readonly LeadStatus[];
}

function rows(db: Db) {
  return db
    .selectFrom('rater_quotes as q')
    .leftJoin('leads as l', (join) =>
      join.onRef('l.master_id', '=', 'q.master_id').onRef('l.id', '=', 'q.lead_id'),
    );
}

/** A quote whose day is too long ago; `stateOf` in rules says the same. */
const isOld = (today: string) =>
  sql`q.status IN ('open', 'presented') AND q.quoted_on < ${goodSince(today)}::date`;

function inState(state: QuoteState, today: string): RawBuilder<unknown> {
  if (state === 'expired') return isOld(today);
  if (state === 'sold' || state === 'lost') return sql`q.status = ${state}`;
  return sql`q.status = ${state} AND q.quoted_on >= ${goodSince(today)}::date`;
}

function matching({ filter, today, leads }: Asked): RawBuilder<SqlBool> {
  const { query, state, line, person, customer, lead, from, to } = filter;
  const isAll = leads.length === LEAD_STATUSES.length;
  const conditions = [
    query && sql`q.id = ${idOfNumber(query)}`,
    state && inState(state, today),
    line && sql`q.lines @> ${JSON.stringify([{ lineOfBusiness: line }])}::jsonb`,
    person && sql`q.employee_id = ${person}`,
    customer && sql`q.customer_id = ${customer}`,
    lead && sql`q.lead_id = ${lead}`,
    from && sql`q.quoted_on >= ${from}`,
    to && sql`q.quoted_on <= ${to}`,
    !isAll && sql`(q.customer_id IS NOT NULL OR l.status = ANY (${leads}))`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` AND `)}` : sql<SqlBool>`true`;
}

export function countQuotes(db: Db, asked: Asked): Promise<number> {
  return countRows(rows(db).where(matching(asked)));
}

const NAME = sql<string>`coalesce(c.name, l.name)`;
const PERSON = sql<string>`e.first_name || ' ' || e.last_name`;

/** The cheapest of each line of business together. */
const LEAST = sql<number>`(SELECT coalesce(sum(cheapest), 0)::bigint FROM (
  SELECT min(o.premium + o.policy_fee + o.tax + o.mga_fee) AS cheapest FROM rater_offers o
  JOIN products p ON p.master_id = o.master_id AND p.id = o.product_id
  WHERE o.master_id = q.master_id AND o.quote_id = q.id GROUP BY p.line_of_business) AS each)`;
const OFFERS = sql<number>`(
  SELECT count(*) FROM rater_offers o WHERE o.master_id = q.master_id AND o.quote_id = q.id)`;
const LINES = sql<
  string[]
>`ARRAY(SELECT line ->> 'lineOfBusiness' FROM jsonb_array_elements(q.lines) AS line)`;

function ordersOn(today: string): Record<QuoteSort, RawBuilder<unknown>> {
  const state = sql`CASE WHEN ${isOld(today)} THEN 'expired' ELSE q.status END`;
  return {
    number: sql`q.id`,
    name: sql`fold(${NAME})`,
    state: sql`array_position(${sql.lit(`{${QUOTE_STATES}}`)}::text[], ${state})`,
    effdate: sql`q.effdate`,
    quotedOn: sql`q.quoted_on`,
    least: LEAST,
    person: sql`fold(${PERSON})`,
  };
}

export function pageOfQuotes(db: Db, asked: Asked, { sort, reverse, size, offset }: SortedPart<QuoteSort>) {
  return rows(db)
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'q.master_id').onRef('e.id', '=', 'q.employee_id'),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.master_id', '=', 'q.master_id').onRef('c.id', '=', 'q.customer_id'),
    )
    .select(['q.id', 'q.lead_id', 'q.customer_id', 'q.effdate', 'q.quoted_on'])
    .select([sql<StoredStatus>`q.status`.as('status'), NAME.as('name'), PERSON.as('person')])
    .select([LINES.as('lines'), OFFERS.as('offers'), LEAST.as('least')])
    .where(matching(asked))
    .orderBy(orderBy(sort && ordersOn(asked.today)[sort], reverse, sql`q.id DESC`))
    .limit(size)
    .offset(offset);
}
export type ListedQuote = Awaited<ReturnType<ReturnType<typeof pageOfQuotes>['executeTakeFirstOrThrow']>>;
