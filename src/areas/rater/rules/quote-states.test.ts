import { expect, test } from 'vitest';
import { idOfNumber, quoteNumber } from './quote-number.ts';
import { expiresOn, goodSince, stateOf, whyNotChoose, whyNotEdit, whyNotMark } from './quote-states.ts';

test('a quote is good for 30 days and expired on the day after', () => {
  expect(expiresOn('2026-11-16')).toBe('2026-12-16');
  for (const status of ['open', 'presented'] as const) {
    expect(stateOf(status, '2026-11-16', '2026-12-16')).toBe(status);
    expect(stateOf(status, '2026-11-16', '2026-12-17')).toBe('expired');
  }
  expect(goodSince('2026-12-16')).toBe('2026-11-16');
});

test('what was sold or lost does not expire', () => {
  expect(stateOf('sold', '2026-01-01', '2026-12-17')).toBe('sold');
  expect(stateOf('lost', '2026-01-01', '2026-12-17')).toBe('lost');
});

test('an offer is chosen of a quote that is open or presented, and a sold quote is not edited', () => {
  const on = { expiresOn: '2026-12-16' };
  expect(whyNotChoose({ ...on, state: 'open' })).toBeUndefined();
  expect(whyNotChoose({ ...on, state: 'presented' })).toBeUndefined();
  expect(whyNotChoose({ ...on, state: 'sold' })).toBe('This quote is already sold.');
  expect(whyNotChoose({ ...on, state: 'lost' })).toMatch(/Reopen it/);
  expect(whyNotChoose({ ...on, state: 'expired' })).toMatch(/expired after 12\/16\/2026/);
  expect(whyNotEdit('sold')).toMatch(/This quote is sold/);
  expect(whyNotEdit('expired')).toBeUndefined();
});

test('a lost quote can be reopened, and an expired one can only be lost or edited', () => {
  const on = { expiresOn: '2026-12-16' };
  expect(whyNotMark({ ...on, state: 'lost' }, 'open')).toBeUndefined();
  expect(whyNotMark({ ...on, state: 'lost' }, 'presented')).toMatch(/Reopen it first/);
  expect(whyNotMark({ ...on, state: 'expired' }, 'presented')).toMatch(/expired/);
  expect(whyNotMark({ ...on, state: 'expired' }, 'lost')).toBeUndefined();
  expect(whyNotMark({ ...on, state: 'sold' }, 'lost')).toMatch(/stays so/);
  expect(whyNotMark({ ...on, state: 'open' }, 'open')).toBe('This quote is already open.');
});

test('a number is found with or without its letter', () => {
  expect(quoteNumber(2800001)).toBe('Q-2800001');
  for (const typed of ['Q-2800001', 'q2800001', ' 2800001 ', 'Q 2800001'])
    expect(idOfNumber(typed)).toBe(2800001);
  for (const typed of ['', 'Q-', '0', 'X-1', '99999999999999999999'])
    expect(idOfNumber(typed)).toBeUndefined();
});
