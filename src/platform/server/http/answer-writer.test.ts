import { expect, test } from 'vitest';
import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { money, moneyWithoutSign, nonNegativeMoney } from '#platform/shared/money.ts';
import { answerWriter, turnedAround } from './answer-writer.ts';

const row = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(['a', 'b']),
  amount: money,
  fee: nonNegativeMoney.nullable(),
  spent: moneyWithoutSign.optional(),
  at: moment,
  parts: z.array(z.object({ amount: money.nullable() })).readonly(),
  by: z.record(z.string(), z.object({ at: moment })),
  of: z.union([z.object({ customer: z.number() }), z.object({ lead: money })]),
  same: z.discriminatedUnion('type', [
    z.object({ type: z.literal('money'), value: money }),
    z.object({ type: z.literal('text'), value: z.string() }),
  ]),
  more: z.unknown(),
});
const value = {
  ...{ id: 1, name: 'Ann', kind: 'a', amount: -1234, fee: null, at: new Date('2026-03-02T15:00:00Z') },
  parts: [{ amount: 5, secret: 1 }, { amount: null }],
  by: { x: { at: new Date(0), secret: 1 } },
  of: { lead: 250 },
  same: { type: 'money', value: 99 },
  more: { any: ['thing'] },
  secret: 'a column that no contract names',
};

test('an answer is written as the schema encodes it: money in dollars, moments as text, nothing that it does not name', () => {
  const written = answerWriter(row)(value);
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(row.encode(value as never))));
  expect(written).toContain('"amount":-12.34');
  expect(written).toContain('"lead":2.5');
  expect(written).not.toContain('secret');
});

test.each([
  ['a field is missing', { ...value, name: undefined }],
  ['money is no whole number of cents', { ...value, amount: 1.5 }],
  ['a moment is text', { ...value, at: '2026-03-02' }],
  ['a part has something else', { ...value, parts: [{ amount: '5' }] }],
  ['a check of the codec fails', { ...value, fee: -1 }],
])('what the contract promises must be there: %s', (_, wrong) => {
  expect(() => row.encode(wrong as never)).toThrow();
  expect(() => answerWriter(row)(wrong)).toThrow();
});

test('a check of a whole looks at our values, as ever', () => {
  const checked = z.object({ from: money, to: money }).refine(({ from, to }) => to - from === 150);
  expect(turnedAround(checked)).toBeUndefined();
  expect(answerWriter(checked)({ from: 100, to: 250 })).toBe('{"from":1,"to":2.5}');
});
