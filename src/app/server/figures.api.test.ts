import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { jobHandler } from '#platform/server/jobs/jobs.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { VERSION } from '#platform/server/version.ts';
import { startSweeping } from './sweep.ts';

const RULES = join(import.meta.dirname, '../../../ops/alerts.yml');
const PROMTOOL = '/usr/bin/promtool';
const HAS_PROMTOOL = existsSync(PROMTOOL);

const kind = { queue: 'test-figures', data: z.object({}) };
/** The first job waits for this, and the others for the first. */
const hold = Promise.withResolvers<void>();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [], jobs: [jobHandler(kind, () => hold.promise)] });
});
afterAll(() => app.close());

const figures = async () => (await app.anyone.send('GET', '/metrics')).body as unknown as string;
/** The value of one line. */
async function figure(line: string): Promise<number | undefined> {
  const found = (await figures()).split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
}

test('the figures have the version, what waits for connections, and the regular work with its failures', async () => {
  expect(await figure(`coverdesk_info{version="${VERSION}",node="${process.version}"}`)).toBe(1);
  expect(await figure('db_pool_wait_seconds_count')).toBeGreaterThan(0);
  const lines: string[] = [];
  const log = { error: (_: object, words: string) => lines.push(words) };
  const sweeps = { 'goes well': async () => undefined, fails: async () => Promise.reject(new Error('no')) };
  const stop = startSweeping(sweeps, log as never);
  await until('the failed one', () => lines.length === 1);
  stop();
  expect(await figure('sweeps_total{sweep="goes well",result="done"}')).toBe(1);
  expect(await figure('sweeps_total{sweep="fails",result="failed"}')).toBe(1);
  const last = await figure('sweep_last_success_timestamp_seconds{sweep="goes well"}');
  expect(Math.abs((last ?? 0) - Date.now() / 1000)).toBeLessThan(60);
});

test('the figures have the background work that waits, failed, and how long the oldest is due', {
  timeout: PATIENCE,
}, async () => {
  for (let n = 0; n < 4; n++)
    await app.services.database.withoutTenant((db) => app.services.jobs.send(db, kind, {}));
  await app.owner.query(
    `UPDATE pgboss.job SET state = 'failed' WHERE id IN
     (SELECT id FROM pgboss.job WHERE name = 'test-figures' AND state = 'created' LIMIT 1)`,
  );
  await app.owner.query(
    `UPDATE pgboss.job SET start_after = now() - interval '1 hour' WHERE name = 'test-figures' AND state = 'created'`,
  );
  const states = () =>
    Promise.all(
      ['at work', 'waiting', 'failed'].map((state) => figure(`jobs{queue="test-figures",state="${state}"}`)),
    );
  await until('pg-boss to count', async () => (await states()).join() === '1,2,1', 60);
  expect(await figure('jobs_oldest_waiting_seconds{queue="test-figures"}')).toBeGreaterThanOrEqual(3600);
  hold.resolve();
});

test('without the database the other figures are still there', async () => {
  const lost = await startTestApp({ areas: [] });
  await lost.services.database.close();
  const answer = await lost.anyone.send('GET', '/metrics');
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('coverdesk_info');
  expect(answer.body).not.toContain('jobs{queue=');
  lost.services.database.close = async () => undefined;
  await lost.close();
});

/** Names in the expressions of the rules that are figures; the others are words of the language, labels and windows. */
function figuresInRules(): string[] {
  const expressions = [...readFileSync(RULES, 'utf8').matchAll(/^ +expr: (.+)$/gm)].map(
    ([, text = '']) => text,
  );
  const bare = expressions.map((text) =>
    text.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|"[^"]*"/g, ' '),
  );
  const words = bare.flatMap((text) => text.match(/[a-z]\w*(?!\w*\s*\()/g) ?? []);
  return [...new Set(words)].filter((word) => /^(?!up$|e\d)[a-z_]+$/.test(word) && !LANGUAGE.has(word));
}
const LANGUAGE = new Set(['by', 'time', 'sum', 'max', 'count', 'rate', 'increase', 'histogram_quantile']);

test('every figure that an alert is about is one that /metrics prints', async () => {
  const printed = await figures();
  const named = figuresInRules();
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(
    (name) => !new RegExp(`^# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `, 'm').test(printed),
  );
  expect(missing).toEqual([]);
});

test(`the alerts are rules of Prometheus${HAS_PROMTOOL ? ' by promtool' : ': there is no promtool here, so only their form'}`, () => {
  const text = readFileSync(RULES, 'utf8');
  const alerts = text.match(/^ +- alert: Coverdesk\w+$/gm) ?? [];
  expect(text.match(/^ +summary: ".+\."$/gm)).toHaveLength(alerts.length);
  expect(text.match(/^ +expr: .+$/gm)).toHaveLength(alerts.length);
  if (HAS_PROMTOOL)
    expect(execFileSync(PROMTOOL, ['check', 'rules', RULES], { encoding: 'utf8' })).toContain(
      `${alerts.length} rules found`,
    );
});
