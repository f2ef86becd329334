import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { pageWithTotal } from '#platform/server/lists/page.ts';
import { oneSpaced } from '#platform/shared/contact-fields.ts';
import { readDay } from '#platform/shared/dates.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { phoneDigits } from '#platform/shared/phones.ts';
import { searchWords } from '../rules.ts';
import type { CustomerHit, searchCustomers as searchEndpoint } from '../search-contract.ts';
import { idIn, type SearchType, WORDS_MAX } from '../search-types.ts';
import { findMergedInto } from './merge-store.ts';
import { type FoundRow, listFound } from './store.ts';

export async function searchCustomers({
  db,
  query,
}: Call<typeof searchEndpoint>): Promise<AnswerOf<typeof searchEndpoint>> {
  const { selection, query: typed, page, per_page } = query;
  const { rows, pagination } = await pageWithTotal(query, ({ size, offset }) =>
    find(db, selection as SearchType, typed, size ?? per_page, offset),
  );
  const exact = rows.filter((row) => row.exact);
  return {
    results: rows.map(hitOf),
    pagination,
    exactId: exact.length === 1 && page === 1 ? (exact[0]?.id ?? null) : null,
  };
}

export function hitOf({ exact, total, matched, note, policy_id, ...row }: FoundRow): CustomerHit {
  return {
    ...row,
    matched: matched === null ? null : { text: matched, note: note ?? '', policyId: policy_id },
  };
}

async function find(
  db: Db,
  selection: SearchType,
  typed: string,
  size: number,
  offset: number,
): Promise<FoundRow[]> {
  if (selection !== 'nameId') return listFound(db, selection, termsOf(selection, typed), size, offset);
  const id = idIn(typed);
  const byId = id === undefined ? [] : await listById(db, id, size);
  return byId.length > 0 ? byId : listFound(db, 'name', termsOf('name', typed), size, offset);
}

/** The number of somebody who was merged finds whoever stayed. */
async function listById(db: Db, id: number, size: number): Promise<FoundRow[]> {
  const hits = await listFound(db, 'id', [String(id)], size, 0);
  const into = hits.length > 0 ? undefined : await findMergedInto(db, id);
  return into ? listFound(db, 'id', [String(into.id)], size, 0) : hits;
}

/** What was typed, in the form that its type is compared by. */
function termsOf(selection: SearchType, typed: string): string[] {
  if (selection === 'dob') return [readDay(typed) as string];
  if (selection === 'phone') return [phoneDigits(typed)];
  // Of a long name all words are compared with the whole name; the search itself takes the longest of them.
  if (selection === 'name') return searchWords(typed);
  return ['household', 'address'].includes(selection)
    ? searchWords(typed, WORDS_MAX)
    : [oneSpaced(typed.trim())];
}
