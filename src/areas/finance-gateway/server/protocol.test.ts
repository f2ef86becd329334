import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endorsementProblem, quoteProblem } from '../rules/answer-checks.ts';
import { REQUEST_KINDS } from '../statuses.ts';
import { ANSWERS, REFUSAL, REQUESTS } from './protocol.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/finance-gateway.md'), 'utf8');

function example(what: string): unknown {
  const [, text] = new RegExp(`^\`\`\`json ${what}\\n([^]*?)^\`\`\``, 'm').exec(GUIDE) ?? [];
  return JSON.parse(text ?? '');
}

test.each(REQUEST_KINDS)('the examples of %s in the guide are what is sent and what is read', (kind) => {
  for (const [what, schemas] of [
    ['request', REQUESTS],
    ['answer', ANSWERS],
  ] as const) {
    const shown = example(`${what} ${kind}`);
    const schema: z.ZodType = schemas[kind];
    // As it goes over the wire again: nothing is missing and nothing is dropped.
    expect(z.encode(schema, schema.parse(shown))).toEqual(shown);
  }
});

test('the refusal in the guide is read', () => {
  expect(REFUSAL.safeParse(example('refusal')).success).toBe(true);
});

test('the examples in the guide add up', () => {
  const quote = ANSWERS.quote.parse(example('answer quote'));
  expect(quoteProblem(REQUESTS.quote.parse(example('request quote')), quote)).toBeUndefined();
  const asked = REQUESTS['endorsement-quote'].parse(example('request endorsement-quote'));
  const quoted = ANSWERS['endorsement-quote'].parse(example('answer endorsement-quote'));
  expect(endorsementProblem(asked, quoted)).toBeUndefined();
});

test.each([
  ['a number with three decimals', { totalOfPayments: 1121.825 }],
  ['an amount below zero', { interest: -1 }],
  ['an amount as text', { interest: '97.97' }],
  ['an APR above 999.99', { APR: 1000 }],
  ['no payments', { numberOfPay: 0 }],
  ['more than any amount', { totalOfPayments: 1e15 }],
])('an option with %s is no answer', (_, change) => {
  const { options, ...quote } = example('answer quote') as { options: object[] };
  const read = ANSWERS.quote.safeParse({ ...quote, options: [{ ...options[0], ...change }] });
  expect(read.success).toBe(false);
});
