import { ALL_COMPANIES } from '#areas/commissions/rules.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type {
  statementLines as linesEndpoint,
  listStatements as listEndpoint,
  previewStatement as previewEndpoint,
  listWaiting as waitingEndpoint,
} from '../contract.ts';
import { countStatements, listPage } from './list-store.ts';
import { listStatementShares, listWaitingShares } from './share-line-store.ts';
import { companyTotalOf, statementRowOf } from './statement-of.ts';
import { findStatement } from './statement-store.ts';
import { takingOf } from './taking.ts';
import * as waiting from './waiting-store.ts';

/** A page past the end is the last one. */
const lastPage = (page: number, total: number, size: number) =>
  Math.min(page, Math.max(1, Math.ceil(total / size)));

export async function listStatements({
  db,
  query: { page: asked, per_page: size, sort, reverse, ...filter },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const total = await countStatements(db, filter);
  const page = lastPage(asked, total, size);
  const rows = await listPage(db, filter, { sort, reverse, size, offset: (page - 1) * size });
  return { results: rows.map(statementRowOf), pagination: paginationOf(page, size, rows.length, total) };
}

export async function listWaiting({
  db,
}: Call<typeof waitingEndpoint>): Promise<AnswerOf<typeof waitingEndpoint>> {
  const people = await waiting.listWaiting(db);
  const house = await waiting.listHouseWaiting(db);
  return {
    results: people.map(({ employee_id, employee, ...sums }) => ({
      employee: { id: employee_id, name: employee },
      ...sums,
    })),
    house: house.map(({ file_id, company, ...sums }) => ({
      file: file_id,
      company: company ?? ALL_COMPANIES,
      ...sums,
    })),
  };
}

export async function previewStatement({
  db,
  query: { page: asked, per_page: size },
  body,
}: Call<typeof previewEndpoint>): Promise<AnswerOf<typeof previewEndpoint>> {
  const taking = await takingOf(db, body);
  const companies = (await waiting.sumWaiting(db, taking)).map(companyTotalOf);
  const sum = (name: 'lines' | 'adjusted' | 'share') =>
    companies.reduce((total, each) => total + each[name], 0);
  const total = { lines: sum('lines'), adjusted: sum('adjusted'), share: sum('share') };
  const page = lastPage(asked, total.lines, size);
  const results = await listWaitingShares(db, taking, size, (page - 1) * size);
  return { results, pagination: paginationOf(page, size, results.length, total.lines), companies, total };
}

export async function statementLines({
  db,
  params: { id },
  query: { page: asked, per_page: size },
}: Call<typeof linesEndpoint>): Promise<AnswerOf<typeof linesEndpoint>> {
  const found = await findStatement(db, id);
  if (!found) throw refuse.notFound();
  const page = lastPage(asked, found.lines, size);
  const results = await listStatementShares(db, id, size, (page - 1) * size);
  return { results, pagination: paginationOf(page, size, results.length, found.lines) };
}
