import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { customerReceipts as customerEndpoint } from '../contract.ts';
import type {
  listReceipts as listEndpoint,
  MethodTotals,
  ReceiptFilter,
  receiptsToday as todayEndpoint,
} from '../list-contract.ts';
import { totalOf } from '../rules.ts';
import { METHODS } from '../statuses.ts';
import { countOfCustomer, listOfCustomer, listPage, totalsQuery } from './list-store.ts';
import { receiptRowOf } from './receipt-of.ts';
import { findCustomer, findOffice } from './store.ts';

export async function listOfOneCustomer({
  db,
  params,
  query: { page, per_page, ...order },
}: Call<typeof customerEndpoint>): Promise<AnswerOf<typeof customerEndpoint>> {
  if (!(await findCustomer(db, params.id))) throw refuse.notFound();
  const total = await countOfCustomer(db, params.id);
  const { rows, pagination } = await pageOf({ page, per_page }, total, (part) =>
    listOfCustomer(db, params.id, { ...order, ...part }),
  );
  return { results: rows.map(receiptRowOf), pagination };
}

export async function listReceipts({
  db,
  query: { page, per_page, sort, reverse, ...filter },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { methods, voided } = await totalsOf(db, filter);
  const count = voided.count + methods.reduce((sum, each) => sum + each.count, 0);
  const { rows, pagination } = await pageOf({ page, per_page }, count, (part) =>
    listPage(db, filter, { sort, reverse, ...part }),
  );
  return {
    results: rows.map(receiptRowOf),
    pagination,
    methods,
    total: totalOf(methods),
    voided,
  };
}

export async function receiptsToday({
  db,
  session,
}: Call<typeof todayEndpoint>): Promise<AnswerOf<typeof todayEndpoint>> {
  const office = session.officeId === null ? undefined : await findOffice(db, session.officeId);
  if (!office) return { office: null, day: '', methods: [], total: 0 };
  const day = dayAt(office.time_zone, new Date());
  const { methods } = await totalsOf(db, { office: office.id, from: day, to: day, status: 'active' });
  return { office: { id: office.id, name: office.name }, day, methods, total: totalOf(methods) };
}

async function totalsOf(db: Db, filter: ReceiptFilter) {
  const rows = await totalsQuery(db, filter).execute();
  const methods: MethodTotals = METHODS.map((method) => {
    const found = rows.find((row) => row.method === method && !row.is_void);
    return { method, count: found?.count ?? 0, amount: found?.amount ?? 0 };
  });
  const voids = rows.filter(({ is_void }) => is_void);
  return {
    methods,
    voided: { count: voids.reduce((sum, { count }) => sum + count, 0), amount: totalOf(voids) },
  };
}
