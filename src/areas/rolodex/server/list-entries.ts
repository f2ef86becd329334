import { kindWords } from '#areas/companies/rules.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Entry, listEntries as listEndpoint } from '../contract.ts';
import { searchTerms } from '../rules.ts';
import { type EntryRow, listPage, summarize } from './entries-store.ts';

export async function listEntries({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { kind, letter } = query;
  const search = { kind, letter, ...searchTerms(query.query) };
  const { total, letters } = await summarize(db, search);
  const { rows, pagination } = await pageOf(query, total, (part) => listPage(db, search, part));
  return { results: rows.map(entryOf), letters, pagination };
}

function entryOf({ job_title, is_carrier, is_finance, ...same }: EntryRow): Entry {
  const isCompany = same.kind === 'company';
  const what = isCompany ? kindWords({ isCarrier: is_carrier, isFinance: is_finance }) : job_title;
  return { ...same, what };
}
