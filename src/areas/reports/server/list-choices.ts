import { sql } from 'kysely';
import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import { STATUS_WORDS, visibleStatuses } from '#areas/leads/statuses.ts';
import { listOfficeChoices } from '#areas/offices/server/public.ts';
import { METHOD_WORDS, METHODS } from '#areas/receipts/statuses.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { isOpen } from '#platform/shared/gates.ts';
import { type reportChoices as endpoint, KINDS, type ReportChoices } from '../contract.ts';
import { KIND_WORDS } from './sources/policy-parts.ts';

const same = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const named = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** Everybody and every company, those of before as well: a report looks back. */
export async function listChoices({ db, session }: Call<typeof endpoint>): Promise<ReportChoices> {
  const people = await sql<{ id: number; name: string }>`
    SELECT id, first_name || ' ' || last_name AS name FROM employees
    ORDER BY fold(first_name || ' ' || last_name), id`.execute(db);
  const companies = await sql<{ id: number; name: string }>`
    SELECT id, name FROM companies ORDER BY fold(name), id`.execute(db);
  const isLeadsOpen = isOpen('leads', session);
  const sources = isLeadsOpen
    ? await sql<{ source: string }>`
        SELECT DISTINCT source FROM leads
        WHERE source <> '' AND status = ANY (${visibleStatuses(session)}::text[])
        ORDER BY source LIMIT 200`.execute(db)
    : { rows: [] };
  return {
    office: named(await listOfficeChoices(db)),
    person: named(people.rows),
    company: named(companies.rows),
    line: same(LINES_OF_BUSINESS),
    kind: KINDS.map((value) => ({ value, label: KIND_WORDS[value] ?? value })),
    method: METHODS.map((value) => ({ value, label: METHOD_WORDS[value] })),
    source: same(sources.rows.map(({ source }) => source)),
    status: isLeadsOpen
      ? visibleStatuses(session).map((value) => ({ value, label: STATUS_WORDS[value] }))
      : [],
  };
}
