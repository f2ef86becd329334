import { expect, test } from 'vitest';
import { checkNoCardNumber } from './no-card-number.ts';

const check = (body: unknown) => () => checkNoCardNumber('GET /api/x', body);

test.each(['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117'])(
  'an answer with the card number %s fails its test',
  (number) => {
    expect(check({ rows: [{ memo: `Paid by ${number}, thanks` }] })).toThrow(`****${number.slice(-4)}`);
    expect(check(`{"account":"${number}"}`)).toThrow();
  },
);

test('masked numbers, moments, ids and wrong check digits pass', () => {
  expect(
    check({ account: '****1111', at: 1_794_828_006_560, id: '4111-1111', n: 4111111111111112 }),
  ).not.toThrow();
  expect(check(undefined)).not.toThrow();
});
