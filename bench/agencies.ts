import type pg from 'pg';
import { DEMO_PASSWORD } from '#areas/session/server/public.ts';
import { TOKEN_MINUTES } from '#platform/server/auth/tokens.ts';
import type { BenchProvider } from './account-home.ts';

export interface Sample {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
}

/** An agency that is measured: the headers of its signed-in owner, and some of its customers. */
export interface BenchAgency {
  masterId: number;
  /** Whose account it is in the back office. */
  provider?: BenchProvider;
  customers: number;
  headers: Record<string, string>;
  samples: Sample[];
}

const SAMPLES = 40;
const BETWEEN = 4;

/** The largest agency, the last of the small ones, and some between them. */
export async function findAgencies(
  owner: pg.Client,
  productUrl: string,
): Promise<{ largest: BenchAgency; small: BenchAgency; mixed: BenchAgency[] }> {
  const { rows } = await owner.query<{ master_id: number; customers: number }>(
    `SELECT master_id, count(*)::int AS customers FROM customers WHERE master_id >= 5001
     GROUP BY master_id ORDER BY customers DESC, master_id`,
  );
  const last = rows.length - 1;
  const places = Array.from({ length: BETWEEN + 2 }, (_, at) => Math.round((at * last) / (BETWEEN + 1)));
  const mixed: BenchAgency[] = [];
  for (const place of new Set(places)) {
    const row = rows[place] as { master_id: number; customers: number };
    mixed.push(await agencyOf(owner, productUrl, Number(row.master_id), row.customers));
  }
  return { largest: mixed[0] as BenchAgency, small: mixed.at(-1) as BenchAgency, mixed };
}

async function agencyOf(
  owner: pg.Client,
  productUrl: string,
  masterId: number,
  customers: number,
): Promise<BenchAgency> {
  const { rows } = await owner.query(
    `SELECT id, first_name AS "firstName", last_name AS "lastName", phone FROM (
       SELECT id, first_name, last_name, phone, row_number() OVER (ORDER BY id) - 1 AS place
       FROM customers WHERE master_id = $1 AND business_name = '') c
     WHERE place % greatest(1, $2::int / $3::int) = 0 ORDER BY id LIMIT $3`,
    [masterId, Math.floor(customers * 0.85), SAMPLES],
  );
  return { masterId, customers, headers: await staySignedIn(productUrl, masterId), samples: rows };
}

/** Most of what a token lives: a bench takes longer. */
const RENEW_AFTER_MS = (TOKEN_MINUTES - 5) * 60_000;

/** The headers of a signed-in owner, renewed in place. */
async function staySignedIn(productUrl: string, masterId: number): Promise<Record<string, string>> {
  const headers = await signIn(productUrl, masterId);
  const renew = async () => void Object.assign(headers, await signIn(productUrl, masterId));
  // At the end of a bench the server may be gone before the clock is.
  setInterval(() => renew().catch(() => undefined), RENEW_AFTER_MS).unref();
  return headers;
}

/** As a browser calls: the cookie, and the token on every call. */
export async function signIn(productUrl: string, masterId: number): Promise<Record<string, string>> {
  const marker = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await fetch(`${productUrl}/api/auth/login`, {
    method: 'POST',
    headers: { ...marker, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${masterId}@bench.test`, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Sign-in to agency ${masterId} was answered with ${answer.status}.`);
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { ...marker, cookie, authorization: `Bearer ${token}` };
}
