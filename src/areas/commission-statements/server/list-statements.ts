import { ALL_COMPANIES } from '#areas/commissions/rules.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
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
import { takingFilesOf, takingOf } from './taking.ts';
import * as waiting from './waiting-store.ts';

export async function listStatements({
  db,
  query: { page, per_page, sort, reverse, ...filter },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const total = await countStatements(db, filter);
  const { rows, pagination } = await pageOf({ page, per_page }, total, (part) =>
    listPage(db, filter, { sort, reverse, ...part }),
  );
  return { results: rows.map(statementRowOf), pagination };
}

export async function listWaiting({
  db,
  query: { file, month, until },
}: Call<typeof waitingEndpoint>): Promise<AnswerOf<typeof waitingEndpoint>> {
  const taking = await takingFilesOf(db, {
    file: file ?? null,
    month: month ?? null,
    until: until ?? null,
  });
  const people = await waiting.listWaiting(db, taking);
  const house = await waiting.listHouseWaiting(db, taking);
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
  query,
  body,
}: Call<typeof previewEndpoint>): Promise<AnswerOf<typeof previewEndpoint>> {
  const taking = await takingOf(db, body);
  const companies = (await waiting.sumWaiting(db, taking)).map(companyTotalOf);
  const sum = (name: 'lines' | 'adjusted' | 'share') =>
    companies.reduce((total, each) => total + each[name], 0);
  const total = { lines: sum('lines'), adjusted: sum('adjusted'), share: sum('share') };
  const { rows, pagination } = await pageOf(query, total.lines, ({ size, offset }) =>
    listWaitingShares(db, taking, size, offset),
  );
  return { results: rows, pagination, companies, total };
}

export async function statementLines({
  db,
  params: { id },
  query,
}: Call<typeof linesEndpoint>): Promise<AnswerOf<typeof linesEndpoint>> {
  const found = await findStatement(db, id);
  if (!found) throw refuse.notFound();
  const { rows, pagination } = await pageOf(query, found.lines, ({ size, offset }) =>
    listStatementShares(db, id, size, offset),
  );
  return { results: rows, pagination };
}
