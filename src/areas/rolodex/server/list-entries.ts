import { kindWords } from '#areas/companies/rules.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type { Entry, listEntries as listEndpoint } from '../contract.ts';
import { searchTerms } from '../rules.ts';
import { type EntryRow, listPage, summarize } from './entries-store.ts';

/** A page past the end is the last one. */
export async function listEntries({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { kind, letter, per_page: size } = query;
  const search = { kind, letter, ...searchTerms(query.query) };
  const { total, letters } = await summarize(db, search);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / size)));
  const rows = await listPage(db, search, size, (page - 1) * size);
  const pagination = paginationOf(page, size, rows.length, total);
  return { results: rows.map(entryOf), letters, pagination };
}

function entryOf({ job_title, is_carrier, is_finance, ...same }: EntryRow): Entry {
  const isCompany = same.kind === 'company';
  const what = isCompany ? kindWords({ isCarrier: is_carrier, isFinance: is_finance }) : job_title;
  return { ...same, what };
}
