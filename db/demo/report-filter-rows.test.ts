import { expect, test } from 'vitest';
import { REPORT_ENDPOINTS } from '#areas/reports/contract.ts';
import { filterInput } from '#areas/reports/filter-contract.ts';
import { reportFilterRows } from './report-filter-rows.ts';

const rows = [...reportFilterRows('2026-11-16')].map(({ values }) => values);
const filters = rows.filter(({ name }) => name !== undefined);

test('the demo agency has saved filters of its own, shared ones and one that is mailed on Monday', () => {
  expect(filters.filter(({ shared }) => !shared).length).toBeGreaterThan(1);
  expect(filters.filter(({ shared }) => shared).length).toBeGreaterThan(1);
  const mailed = filters.filter(({ schedule }) => schedule !== null);
  expect(mailed.map(({ next_mail_at }) => next_mail_at)).toEqual(['2026-11-23 11:00:00Z']);
});

test('the dialog would take every filter as it is, and its report would answer it', () => {
  for (const { report, name, filter, shared, schedule } of filters) {
    const input = filterInput.parse({ report, name, filter, shared, schedule });
    expect(REPORT_ENDPOINTS[input.report].show.query.safeParse(input.filter).success).toBe(true);
  }
});
