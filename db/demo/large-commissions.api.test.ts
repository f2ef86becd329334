import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { loadLargeCommissions } from './large-commissions.ts';
import { loadLargeData } from './load-large-data.ts';

const say = () => undefined;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
  await loadLargeData(app.ownerUrl, { customers: 200, agencies: 3, today: '2026-03-01', say });
  await loadLargeCommissions(app.ownerUrl, { lines: 2_000, say });
}, PATIENCE);
afterAll(() => app.close());

test('a tenth of the lines is in one file, all pending, and a tenth in another, in every state', async () => {
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS lines, count(DISTINCT status)::int AS states FROM commission_lines
     WHERE master_id = 5001 GROUP BY file_id ORDER BY lines DESC, states`,
  );
  expect(rows.slice(0, 2)).toEqual([
    { lines: 200, states: 1 },
    { lines: 200, states: 4 },
  ]);
  expect(rows.reduce((sum, { lines }) => sum + lines, 0)).toBe(2_000);
});

test('the index of the lines is there again', async () => {
  const { rows } = await app.owner.query(
    `SELECT 1 FROM pg_indexes WHERE indexname IN ('commission_lines_file', 'commission_lines_pool')`,
  );
  expect(rows).toHaveLength(2);
});
