import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay } from '#platform/shared/dates.ts';
import { nextTerm, usualExpiry } from './terms.ts';

test('auto lines propose six months, all others a year', () => {
  expect(usualExpiry('2026-03-01', 'Personal Auto')).toBe('2026-09-01');
  expect(usualExpiry('2026-03-01', 'Commercial Auto')).toBe('2026-09-01');
  expect(usualExpiry('2026-03-01', 'Homeowners')).toBe('2027-03-01');
});

test('the next term begins where the old one ends and is as long', () => {
  expect(nextTerm({ effdate: '2026-03-01', expdate: '2026-09-01' })).toEqual({
    effdate: '2026-09-01',
    expdate: '2027-03-01',
  });
  expect(nextTerm({ effdate: '2027-03-01', expdate: '2028-03-01' })).toEqual({
    effdate: '2028-03-01',
    expdate: '2029-03-01',
  });
  expect(nextTerm({ effdate: '2026-01-01', expdate: '2026-01-31' })).toEqual({
    effdate: '2026-01-31',
    expdate: '2026-03-02',
  });
});

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2190-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('whatever the dates, the next term is one, and follows without a gap', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      fc.pre(one !== other);
      const [effdate, expdate] = [one, other].sort() as [string, string];
      const next = nextTerm({ effdate, expdate });
      expect(next.effdate).toBe(expdate);
      expect(isDay(next.expdate)).toBe(true);
      expect(next.expdate > next.effdate).toBe(true);
    }),
  );
});
