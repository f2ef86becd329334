import fastify from 'fastify';
import pg from 'pg';
import { AGREEMENT } from '#areas/session/server/public.ts';
import { connectionTo } from '#platform/server/db/connection.ts';
import { rolesOf } from '#platform/server/db/roles.ts';
import { addAccountHome } from './floor-account.ts';
import { addCommissionPages } from './floor-commission.ts';
import { addContractPayments } from './floor-contract-payment.ts';
import { addContracts } from './floor-contracts.ts';
import { openFloorPool } from './floor-pool.ts';
import { addReceipts } from './floor-receipt.ts';
import { addReports } from './floor-reports.ts';
import * as sql from './floor-sql.ts';
import { addTasks } from './floor-tasks.ts';

// The least that could answer: the product's statements, its driver and its web server, and nothing else. No
// sign-in, no tenant, no schemas, no log. The agency is a parameter. Started by run.ts, with the owner's address.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const settings = (more = {}) => ({
  ...connectionTo(process.env.DATABASE_URL as string, more),
  max: Number(process.env.DB_POOL_SIZE),
});
const pool = openFloorPool(settings());
const roles = await rolesOf(pool);
// The planner shows that role fewer statistics, so a different role would run the same search with a different plan.
const searchPool = openFloorPool(settings({ role: roles.search }));
const app = fastify();

type Customer = Record<string, string | number | boolean | null>;
interface Address {
  Params: { agency: string; id: string };
}
interface Search {
  Params: { agency: string };
  Querystring: { selection: string; query: string };
}

/** The statement that the product's search function would run, made once for each search. */
const searches = new Map<string, string>();

async function searchSql(agency: string, kind: string, typed: string): Promise<string> {
  const key = `${agency} ${kind} ${typed}`;
  const known = searches.get(key);
  if (known) return known;
  const client = await searchPool.connect();
  await client.query(`BEGIN; SELECT set_config('app.master_id', '${Number(agency)}', true)`);
  const { rows } = await client.query('SELECT customer_search_sql($1, $2, 15, 0) AS sql', [
    kind,
    typed.split(' '),
  ]);
  await client.query('COMMIT');
  client.release();
  searches.set(key, rows[0].sql);
  return rows[0].sql;
}

app.get<Search>('/:agency/search', async ({ params: { agency }, query: { selection, query } }) => {
  if (selection === 'name') {
    const [lead, ...others] = query.split(' ').sort((one, other) => other.length - one.length);
    const patterns = others.map((word) => `%${word}%`);
    const { rows } = await searchPool.query(sql.NAMES, [agency, lead, lead, patterns, ` ${query}`]);
    return { results: rows, total: rows[0]?.total ?? 0 };
  }
  const known =
    searches.get(`${agency} ${selection} ${query}`) ?? (await searchSql(agency, selection, query));
  // Never as a named statement: the words are in its text, and the product's function plans it every time as well.
  const { rows } = await searchPool.query({ text: sql.hits(known), values: [agency] });
  return { results: rows, total: rows[0]?.total ?? 0 };
});

app.get<Address>('/:agency/customer/:id', async ({ params: { agency, id } }) => {
  const { rows } = await pool.query(sql.RECORD, [agency, id]);
  return rows[0];
});

app.get<Address>('/:agency/policies/:id', async ({ params: { agency, id } }) => {
  // The owner of a large agency has its first office.
  const { rows } = await pool.query(sql.POLICIES, [agency, id, Number(agency) * 10]);
  return { results: rows, total: rows[0]?.total ?? 0 };
});

app.get<Address>('/:agency/status/:id', async ({ params: { agency, id } }) => {
  const { rows } = await pool.query(sql.STATUS, [agency, id, AGREEMENT.version]);
  return rows[0];
});

app.post<Address & { Body: Customer }>('/:agency/customer/:id', async ({ params, body }) => {
  const { agency, id } = params;
  const client = await pool.connect();
  await client.query('BEGIN');
  if (body.officeId !== null) await client.query(sql.HAS_OFFICE, [agency, body.officeId]);
  await client.query(sql.LOCK, [agency, id]);
  const before = await client.query(sql.RECORD, [agency, id]);
  await client.query(sql.UPDATE, [agency, id, ...updateValues(body)]);
  const after = await client.query(sql.RECORD, [agency, id]);
  const [memoBefore, memoAfter] = [before.rows[0].memo, after.rows[0].memo];
  const log = [JSON.stringify({ memo: memoBefore }), JSON.stringify({ memo: memoAfter })];
  await client.query(sql.LOG, [agency, agency, id, ...log]);
  await client.query('COMMIT');
  client.release();
  return after.rows[0];
});

const asAgency = (agency: number) => settings({ role: roles.app, 'app.master_id': agency });
addAccountHome(app, asAgency);
addCommissionPages(app, asAgency);
addReports(app, asAgency);
addContracts(app, pool);
addContractPayments(app, pool);
addReceipts(app, pool);
addTasks(app, pool);

const FIELDS =
  'firstName lastName businessName dob phone phone2 email emailOptOut address city state zip licenseNumber licenseState custom1 custom2 custom3 source memo officeId language'.split(
    ' ',
  );

function updateValues(body: Customer): unknown[] {
  return FIELDS.map((field) => body[field]);
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
// Whoever started it was killed.
process.on('disconnect', () => process.exit(0));
