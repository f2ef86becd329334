import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import { sealOf } from '#areas/end-of-day/server/public.ts';
import type { DB } from '#platform/server/db/schema.generated.ts';
import { dayCloseRows } from './day-close-rows.ts';
import { daysBefore } from './days.ts';
import { pettyCashRows } from './petty-cash-rows.ts';
import { policyRows } from './policy-rows.ts';
import { receiptRows } from './receipt-rows.ts';

const TODAY = '2026-03-03';
const petty = [...pettyCashRows(TODAY)];
const receiptsBy = (today: string) => [
  ...receiptRows([...policyRows({ 1001: { count: 680, before: 100_000 } }, today)], today),
];
const closes = [...dayCloseRows([...receiptsBy(TODAY), ...petty], TODAY)];
/** The rows of one table, as its columns are typed. */
const of = <Table extends keyof DB>(rows: typeof petty, name: Table) =>
  rows
    .filter(({ table }) => table.name === name)
    .map(({ values }) => values as unknown as Selectable<DB[Table]>);

test('three weeks of petty cash have an overage, a shortage, payouts and one open drawer, today’s', () => {
  const drawers = of(petty, 'petty_cash');
  expect(drawers.filter(({ difference }) => (difference ?? 0) > 0)).toHaveLength(1);
  expect(drawers.filter(({ difference }) => (difference ?? 0) < 0)).toHaveLength(1);
  expect(drawers.filter(({ ending }) => ending === null).map(({ day }) => day)).toEqual([TODAY]);
  expect(drawers.every(({ difference, ending_reason }) => !difference || ending_reason !== '')).toBe(true);
  expect(of(petty, 'petty_cash_payouts').length).toBeGreaterThan(10);
});

test('those on the sign-in page have no drawer today, so that the clock asks them to start one', () => {
  const today = of(petty, 'petty_cash').filter(({ day }) => day === TODAY);
  expect(today.some(({ employee_id }) => [11, 12, 13].includes(employee_id))).toBe(false);
});

test('closed days follow one another by their seals, some with a difference and a reason, one reopened, today open', () => {
  const main = of(closes, 'day_closes').filter(({ office_id }) => office_id === 11);
  expect(main.length).toBeGreaterThan(10);
  main.forEach((close, at) => {
    expect(close.previous_hash).toBe(main[at - 1]?.hash ?? '');
    expect(sealOf(close.previous_hash, close.figures)).toBe(close.hash);
    expect(close.deposit === close.expected || close.reason !== '').toBe(true);
  });
  expect(main.some(({ deposit, expected }) => deposit !== expected)).toBe(true);
  expect(main.filter(({ reopened_at }) => reopened_at)).toHaveLength(1);
  expect(main.every(({ day }) => day < TODAY && day >= daysBefore(TODAY, 21))).toBe(true);
});

test('whatever the day of the week, at a month’s end too, one of the last ten closed days did not come out and one is reopened', () => {
  for (let ago = 0; ago < 7; ago++) {
    const today = daysBefore('2026-12-01', ago);
    const shown = of([...dayCloseRows(receiptsBy(today), today)], 'day_closes')
      .filter(({ office_id }) => office_id === 11)
      .slice(-10);
    expect([today, shown.some(({ deposit, expected }) => deposit !== expected)]).toEqual([today, true]);
    expect([today, shown.filter(({ reopened_at }) => reopened_at).length]).toEqual([today, 1]);
  }
});
