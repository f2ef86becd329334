import { expect, test } from 'vitest';
import { leadInput } from '#areas/leads/contract.ts';
import { bringInRows } from './bring-in-rows.ts';

test('the demo agency has a dry run of leads, and only those with a problem would be refused', () => {
  const [file, ...rows] = [...bringInRows()].map(({ values }) => values);
  expect(file).toMatchObject({ kind: 'leads', state: 'read', row_count: rows.length });
  for (const { input, outcome } of rows)
    expect(leadInput.safeParse(input).success).toBe(outcome === 'waiting');
  expect(rows.some(({ outcome }) => outcome === 'problem')).toBe(true);
});
