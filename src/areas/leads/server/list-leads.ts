import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf, pageWithTotal } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { LOOKUP_MOST, type listLeads as listEndpoint, type lookupLeads as lookUp } from '../list-contract.ts';
import { lookupWords } from '../rules.ts';
import { visibleStatuses, whyStatusClosed } from '../statuses.ts';
import { leadRowOf } from './lead-of.ts';
import { countLeads, listFound, pageOfLeads } from './list-store.ts';

export async function listLeads(call: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { db, session, query } = call;
  const { status, sort, reverse } = query;
  const why = status && whyStatusClosed(status, session);
  if (why) throw refuse.forbidden(why);
  const filter = { ...query, statuses: status ? [status] : visibleStatuses(session) };
  const total = await countLeads(db, filter);
  const { rows, pagination } = await pageOf(query, total, (part) =>
    pageOfLeads(db, filter, { sort, reverse, ...part }).execute(),
  );
  return { results: rows.map(leadRowOf), pagination };
}

export async function lookupLeads(call: Call<typeof lookUp>): Promise<AnswerOf<typeof lookUp>> {
  const { db, session, query } = call;
  const search = {
    words: lookupWords(query.query),
    statuses: visibleStatuses(session),
    atMost: LOOKUP_MOST,
  };
  const { rows, pagination } = await pageWithTotal(query, ({ size, offset }) =>
    listFound(db, search, { size: size ?? LOOKUP_MOST, offset }),
  );
  return { results: rows.map(leadRowOf), pagination };
}
