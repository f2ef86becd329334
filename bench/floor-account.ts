import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { countBillings, listBillings } from '#areas/account-billing/server/store.ts';
import { listCounting, listOfAccount } from '#areas/account-discounts/server/store.ts';
import { listMethods } from '#areas/account-payment-methods/server/store.ts';
import { findAccount } from '#areas/accounts/server/store.ts';
import { boundKysely, type Db } from '#platform/server/db/bound-kysely.ts';
import { openFloorPool } from './floor-pool.ts';

interface Address {
  Params: { agency: string; account: string; list: keyof typeof LISTS };
}

type Work = (db: Db, account: number) => Promise<unknown>;

/** The product's statements for the lists of an account's home. */
const LISTS = {
  billings: async (db: Db, account: number) => {
    const wanted = { account, state: undefined };
    await findAccount(db, account);
    await countBillings(db, wanted);
    await listBillings(db, wanted, { size: 15, offset: 0 });
  },
  discounts: async (db: Db, account: number) => {
    await findAccount(db, account);
    await listCounting(db, account);
  },
  methods: async (db: Db, account: number) => {
    await findAccount(db, account);
    await listMethods(db, account);
    await listOfAccount(db, account);
  },
} satisfies Record<string, Work>;

interface Statement {
  text: string;
  values: unknown[];
}

/** The lists of an account's home: the product's statements, under its role and policy, and nothing around them. */
export function addAccountHome(app: FastifyInstance, settingsOf: (agency: number) => pg.PoolConfig): void {
  let pool: pg.Pool | undefined;
  const known = new Map<string, Statement[]>();
  app.get<Address>('/:agency/account/:account/:list', async ({ params: { agency, account, list } }) => {
    pool ??= openFloorPool(settingsOf(Number(agency)));
    const statements = known.get(list) ?? (await statementsOf(pool, LISTS[list], Number(account)));
    known.set(list, statements);
    let rows: unknown[] = [];
    for (const { text, values } of statements) rows = (await pool.query(text, values)).rows;
    return { results: rows };
  });
}

/** What the work sends, so that it is put together once. */
async function statementsOf(pool: pg.Pool, work: Work, account: number): Promise<Statement[]> {
  const sent: Statement[] = [];
  await work(
    boundKysely(({ text, values = [] }) => {
      sent.push({ text, values });
      return pool.query(text, values);
    }),
    account,
  );
  return sent;
}
