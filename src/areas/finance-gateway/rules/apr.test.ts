import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#platform/shared/calendar.ts';
import { type Apr, aprOf, type Flow } from './apr.ts';
import { monthlyApr, owedAtTheEnd } from './test-oracle.ts';

function found(advances: readonly Flow[], payments: readonly Flow[]): Apr {
  const answer = aprOf(advances, payments);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer;
}

const once = (date: string, dollars: number): Flow => ({ date, amount: Math.round(dollars * 100) });
const monthly = (first: string, count: number, dollars: number, every = 1) =>
  Array.from({ length: count }, (_, at) => once(addMonths(first, at * every), dollars));

describe('Regulation Z, Appendix J', () => {
  test('monthly payments, regular first period: $5,000, 24 × $230 is 9.69 %', () => {
    const { apr, unit } = found([once('1978-01-10', 5000)], monthly('1978-02-10', 24, 230));
    expect([apr, unit.name, unit.perYear]).toEqual([969, 'month', 12]);
  });

  test('irregular first payment of $250 is 10.08 %', () => {
    const payments = monthly('1978-02-10', 24, 230).with(0, once('1978-02-10', 250));
    expect(found([once('1978-01-10', 5000)], payments).apr).toBe(1008);
  });

  test('irregular last payment of $280 is 10.50 %', () => {
    const payments = monthly('1978-02-10', 24, 230).with(-1, once('1980-01-10', 280));
    expect(found([once('1978-01-10', 5000)], payments).apr).toBe(1050);
  });

  test('monthly payments, long first period: 19 odd days, 11.82 %', () => {
    const { apr } = found([once('1978-02-10', 6000)], monthly('1978-04-01', 36, 200));
    expect(apr).toBe(1182);
  });

  test('semimonthly payments, short first period of 6 days: 10.34 %', () => {
    const payments = Array.from({ length: 24 }, (_, at) =>
      once(addMonths(at % 2 === 0 ? '1978-03-01' : '1978-03-16', Math.floor(at / 2)), 219.17),
    );
    const { apr, unit } = found([once('1978-02-23', 5000)], payments);
    expect([apr, unit.name, unit.perYear]).toEqual([1034, 'semimonth', 24]);
  });

  test('quarterly payments, long first period of one quarter and 39 days: 8.97 %', () => {
    const { apr, unit } = found([once('1978-05-23', 10_000)], monthly('1978-10-01', 40, 385, 3));
    expect([apr, unit.name, unit.perYear]).toEqual([897, '3 months', 4]);
  });

  test('weekly payments, long first period of 4 weeks and 4 days: 14.96 %', () => {
    const payments = Array.from({ length: 30 }, (_, at) => once(addDays('1978-04-21', at * 7), 17.6));
    const { apr, unit } = found([once('1978-03-20', 500)], payments);
    expect([apr, unit.name, unit.perYear]).toEqual([1496, 'week', 52]);
  });

  test('single advance, single payment, 255 days: 11.45 %', () => {
    const { apr, unit } = found([once('1978-01-03', 1000)], [once('1978-09-15', 1080)]);
    expect([apr, unit.name]).toEqual([1145, '255 days']);
  });

  test('single advance, single payment, six whole months: 8.80 %', () => {
    const { apr, unit } = found([once('1978-07-15', 1000)], [once('1979-01-15', 1044)]);
    expect([apr, unit.name, unit.perYear]).toEqual([880, '6 months', 2]);
  });
});

test('the quote of the Florida example, first due after 25 days, is 25.68 %', () => {
  const payments = monthly('2026-01-26', 10, 112.18).with(-1, once('2026-10-26', 112.2));
  const { apr, working: words } = found([once('2026-01-01', 1003.85)], payments);
  const working = words();
  expect(apr).toBe(2568);
  expect(working).toContain('Payment 1 of $112.18 on 01/26/2026: after 0.8333 unit-periods.');
  expect(working).toContain('Finance charge: $1,121.82 − $1,003.85 = $117.97.');
  expect(working.at(-1)).toMatch(/ × 12 = 25\.68 %\.$/);
});

test('payments on the last day of each month are whole months apart', () => {
  const dates = ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'];
  const { apr } = found(
    [once('2026-01-31', 1000)],
    dates.map((date) => once(date, 260)),
  );
  expect(apr).toBe(found([once('2026-01-01', 1000)], monthly('2026-02-01', 4, 260)).apr);
});

test('payments on the 15th and the last day are semimonthly', () => {
  const dates = ['2026-01-15', '2026-01-31', '2026-02-15', '2026-02-28', '2026-03-15', '2026-03-31'];
  const { unit } = found(
    [once('2025-12-31', 1000)],
    dates.map((date) => once(date, 180)),
  );
  expect(unit.name).toBe('semimonth');
});

test('every other week is no semimonth', () => {
  const payments = Array.from({ length: 12 }, (_, at) => once(addDays('2026-02-01', at * 14), 90));
  const { unit } = found([once('2026-01-18', 1000)], payments);
  expect([unit.name, unit.perYear]).toEqual(['2 weeks', 26]);
});

test('of two periods that occur as often, the smaller is the unit-period', () => {
  const dates = ['2026-01-15', '2026-01-29', '2026-03-01', '2026-04-01'];
  const { unit } = found(
    [once('2026-01-01', 1000)],
    dates.map((date) => once(date, 260)),
  );
  expect(unit.name).toBe('2 weeks');
});

test('without a common period, the average of all is rounded to a standard interval', () => {
  const dates = ['2026-01-21', '2026-02-20', '2026-04-01'];
  const { unit } = found(
    [once('2026-01-01', 1000)],
    dates.map((date) => once(date, 350)),
  );
  expect(unit.name).toBe('month');
});

test('a term above a year counts in years, what remains in months where they are whole', () => {
  const { unit, rate } = found([once('2024-01-15', 1000)], [once('2026-07-15', 1276)]);
  expect(unit.name).toBe('year');
  expect(1000 * (1 + rate) ** 2 * (1 + rate / 2)).toBeCloseTo(1276, 6);
});

test('irregular advances: what is advanced later costs less', () => {
  const payments = monthly('2026-07-01', 12, 90);
  const early = found([once('2026-01-01', 1000)], payments).apr;
  const late = found([once('2026-01-01', 500), once('2026-06-01', 500)], payments).apr;
  expect(late).toBeGreaterThan(early);
  expect(late).toBe(1033);
});

test('what is paid on one day counts as one payment, in whatever order it is sent', () => {
  const payments = monthly('2026-02-01', 6, 180);
  const torn = payments.toReversed().flatMap(({ date, amount }) => [
    { date, amount: 1 },
    { date, amount: amount - 1 },
  ]);
  const advance = [once('2026-01-01', 1000)];
  expect(found(advance, torn).apr).toBe(found(advance, payments).apr);
});

test('payments that only return the money have an APR of 0', () => {
  expect(found([once('2026-01-01', 1000)], monthly('2026-02-01', 10, 100)).apr).toBe(0);
});

describe('no solution', () => {
  const problem = (advances: readonly Flow[], payments: readonly Flow[]) => {
    const answer = aprOf(advances, payments);
    return 'problem' in answer ? answer.problem : answer;
  };

  test('payments that do not reach what was advanced', () => {
    expect(problem([once('2026-01-01', 1000)], monthly('2026-02-01', 9, 100))).toEqual({
      field: 'payments',
      message: 'The payments come to $900.00, less than the $1,000.00 advanced.',
    });
  });

  test('a payment before the first advance', () => {
    expect(problem([once('2026-01-02', 1000)], [once('2026-01-01', 1100)])).toEqual({
      field: 'payments',
      message: 'Nothing is owed before the first advance, on 01/02/2026.',
    });
  });

  test('everything on one day', () => {
    expect(problem([once('2026-01-01', 1000)], [once('2026-01-01', 1100)])).toMatchObject({
      field: 'payments',
    });
  });

  test('more than 999.99 %', () => {
    expect(problem([once('2026-01-01', 100)], [once('2026-01-02', 200)])).toEqual({
      field: 'payments',
      message: 'No APR up to 999.99 % fits them.',
    });
  });

  test('nothing at all', () => {
    expect(problem([], [])).toMatchObject({ field: 'advances' });
    expect(problem([once('2026-01-01', 100)], [])).toMatchObject({ field: 'payments' });
  });
});

const dollars = fc.integer({ min: 100_00, max: 50_000_00 });

test('monthly payments of any size agree with a search that knows only months', () => {
  const charge = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(dollars, charge, fc.integer({ min: 2, max: 60 }), (amount, permille, count) => {
      const each = Math.ceil((amount * (1 + permille / 1000)) / count);
      const payments = monthly('2026-02-01', count, 0).map(({ date }) => ({ date, amount: each }));
      const { apr } = found([{ date: '2026-01-01', amount }], payments);
      const oracle = monthlyApr(
        amount,
        payments.map((_, at) => ({ month: at + 1, amount: each })),
      );
      expect(Math.abs(apr / 100 - oracle)).toBeLessThanOrEqual(0.00501);
    }),
  );
});

test('whatever the weeks, days and advances, at the rate found nothing is owed at the end', () => {
  const gap = fc.integer({ min: 1, max: 40 });
  const flows = fc.record({
    advances: fc.array(fc.record({ gap, amount: dollars }), { minLength: 1, maxLength: 3 }),
    odd: gap,
    parts: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 12 }),
  });
  fc.assert(
    fc.property(flows, ({ advances, odd, parts }) => {
      let day = '2026-01-01';
      const out = advances.map(({ gap: later, amount }, at) => {
        if (at > 0) day = addDays(day, later);
        return { date: day, amount };
      });
      const owed = Math.ceil(out.reduce((sum, { amount }) => sum + amount, 0) * 1.08);
      const all = parts.reduce((sum, part) => sum + part, 0);
      const back = parts.map((part, at) => ({
        date: addDays(day, odd + at * 7),
        amount: Math.ceil((owed * part) / all),
      }));
      const answer = aprOf(out, back);
      if ('problem' in answer || answer.unit.name !== 'week') return;
      const scale = out.reduce((sum, { amount }) => sum + amount, 0);
      expect(Math.abs(owedAtTheEnd(out, back, 7, answer.rate)) / scale).toBeLessThan(1e-9);
    }),
  );
});
