import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import { LOOKUP_MOST, type listLeads as listEndpoint, type lookupLeads as lookUp } from '../list-contract.ts';
import { lookupWords } from '../rules.ts';
import { visibleStatuses, whyStatusClosed } from '../statuses.ts';
import { leadRowOf } from './lead-of.ts';
import { countLeads, listFound, pageOfLeads } from './list-store.ts';

/** A page past the end is the last one. */
export async function listLeads(call: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { db, session, query } = call;
  const { status, sort, reverse, per_page: size } = query;
  const why = status && whyStatusClosed(status, session);
  if (why) throw refuse.forbidden(why);
  const filter = { ...query, statuses: status ? [status] : visibleStatuses(session) };
  const total = await countLeads(db, filter);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / size)));
  const rows = await pageOfLeads(db, filter, { sort, reverse, size, offset: (page - 1) * size }).execute();
  return { results: rows.map(leadRowOf), pagination: paginationOf(page, size, rows.length, total) };
}

/** At most so many are found that a page past the end is worth no second look: it is empty. */
export async function lookupLeads(call: Call<typeof lookUp>): Promise<AnswerOf<typeof lookUp>> {
  const { db, session, query } = call;
  const { page, per_page: size } = query;
  const search = {
    words: lookupWords(query.query),
    statuses: visibleStatuses(session),
    atMost: LOOKUP_MOST,
  };
  const rows = await listFound(db, search, { size, offset: (page - 1) * size });
  const total = rows[0]?.total ?? 0;
  return { results: rows.map(leadRowOf), pagination: paginationOf(page, size, rows.length, total) };
}
