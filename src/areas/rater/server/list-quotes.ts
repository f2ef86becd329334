import { visibleStatuses } from '#areas/leads/statuses.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { isOpen } from '#platform/shared/gates.ts';
import type { listQuotes as listEndpoint, QuoteRow } from '../list-contract.ts';
import { quoteNumber } from '../rules/quote-number.ts';
import { expiresOn, stateOf } from '../rules/quote-states.ts';
import { countQuotes, type ListedQuote, pageOfQuotes } from './list-store.ts';
import { todayOf } from './quote-records.ts';

export async function listQuotes({
  db,
  session,
  query: { page, per_page, sort, reverse, ...filter },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const today = todayOf(session);
  const leads = isOpen('leads', session) ? visibleStatuses(session) : [];
  const asked = { filter, today, leads };
  const total = await countQuotes(db, asked);
  const { rows, pagination } = await pageOf({ page, per_page }, total, (part) =>
    pageOfQuotes(db, asked, { sort, reverse, ...part }).execute(),
  );
  return { results: rows.map((row) => quoteRowOf(row, today)), pagination };
}

function quoteRowOf(row: ListedQuote, today: string): QuoteRow {
  const { id, name, effdate, person, lines, offers, least } = row;
  return {
    ...{ id, name, effdate, person, lines, offers, least },
    number: quoteNumber(id),
    leadId: row.lead_id,
    customerId: row.customer_id,
    state: stateOf(row.status, row.quoted_on, today),
    quotedOn: row.quoted_on,
    expiresOn: expiresOn(row.quoted_on),
  };
}
