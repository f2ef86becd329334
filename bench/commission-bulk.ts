import type pg from 'pg';
import { FORWARDED, PENDING, STAGED } from '#areas/commissions/statuses.ts';
import type { BenchAgency } from './agencies.ts';
import { median } from './measure.ts';

interface Bulk {
  url: string;
  agency: BenchAgency;
  /** A file whose lines are all pending, and one with lines in every state. */
  first: number;
  second: number;
  rounds: number;
}

/** At most this many times the bare UPDATE. */
const AIM = 2;

/** Bulk changes through the product, next to the UPDATE they boil down to; each is undone afterward. */
export async function bulkRows(owner: pg.Client, bulk: Bulk): Promise<string[][]> {
  const { first, second, agency } = bulk;
  const { rows } = await owner.query<{ id: number; adjusted: number }>(
    'SELECT id::int, adjusted::int FROM commission_lines WHERE master_id = $1 AND file_id = $2',
    [agency.masterId, first],
  );
  const where = `WHERE master_id = ${agency.masterId} AND file_id = ${first} AND deleted_at IS NULL`;
  const set = (change: string, state: number) =>
    owner.query(`UPDATE commission_lines SET ${change} ${where} AND status = ${state}`);
  const call = (path: string, body: object) => post(bulk, `/api/commission/file/${path}`, body);
  const move = (from: number, to: number) => () =>
    call(`${first}/details/update`, { status: from, new_status: to, details: '*' });
  const adjust = (extra: number) => () =>
    call(`${first}/details/adjust`, {
      details: rows.map(({ id, adjusted }) => ({ id, amount: (adjusted + extra) / 100 })),
      reason: 'Measured',
    });
  const lines = rows.length;
  const timed = (name: string, bare: () => Promise<number>, ours: () => Promise<number>) =>
    rowOf(bulk.rounds, name, lines, bare, ours);
  return [
    await timed(
      'stage',
      both(
        () => set(`status = ${STAGED}`, PENDING),
        () => set(`status = ${PENDING}`, STAGED),
      ),
      both(move(PENDING, STAGED), move(STAGED, PENDING)),
    ),
    await timed(
      'forward',
      both(
        () => set(`status = ${FORWARDED}`, PENDING),
        () => set(`status = ${PENDING}`, FORWARDED),
      ),
      both(move(PENDING, FORWARDED), move(FORWARDED, PENDING)),
    ),
    await timed(
      'adjust',
      both(
        () => set('adjusted = adjusted + 1', PENDING),
        () => set('adjusted = adjusted - 1', PENDING),
      ),
      both(adjust(1), adjust(0)),
    ),
    await timed(
      'merge',
      both(
        () => owner.query(`UPDATE commission_lines SET file_id = ${second}, merged_from = ${first} ${where}`),
        () =>
          owner.query(
            `UPDATE commission_lines SET file_id = ${first}, merged_from = NULL WHERE master_id = ${agency.masterId} AND file_id = ${second} AND merged_from = ${first}`,
          ),
      ),
      both(
        () => call('merge', { ids: [second, first] }),
        () => call(`${second}/unmerge`, {}),
      ),
    ),
  ];
}

/** How long the first takes, in milliseconds; the second undoes it, and the dead rows are cleared away. */
function both(work: () => Promise<unknown>, back: () => Promise<unknown>): () => Promise<number> {
  return async () => {
    const begun = performance.now();
    await work();
    const took = performance.now() - begun;
    await back();
    return took;
  };
}

async function rowOf(
  rounds: number,
  name: string,
  lines: number,
  bare: () => Promise<number>,
  ours: () => Promise<number>,
): Promise<string[]> {
  const [floor, product]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    floor.push(await bare());
    product.push(await ours());
  }
  const [slow, fast] = [median(product), median(floor)];
  const times = slow / fast;
  const aim = `${AIM} ${times <= AIM ? 'met' : 'missed'}`;
  return [name, lines.toLocaleString('en-US'), fast.toFixed(0), slow.toFixed(0), times.toFixed(2), aim];
}

async function post({ url, agency }: Bulk, path: string, body: object): Promise<void> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { ...agency.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
}
