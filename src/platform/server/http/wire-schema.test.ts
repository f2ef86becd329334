import { expect, test } from 'vitest';
import { z } from 'zod';
import { wireSchema } from './wire-schema.ts';

const fieldOf = (schema: z.ZodType) =>
  (wireSchema(z.object({ field: schema })).properties as { field: object }).field;

test.each([
  ['a whole number has no bound that every number keeps', z.int(), { type: 'integer' }],
  ['a bound that was set stays', z.int().min(1).max(99), { type: 'integer', minimum: 1, maximum: 99 }],
  ['a moment is in UTC', z.iso.datetime(), { type: 'string', format: 'date-time', pattern: 'Z$' }],
  ['0 or 1 is one list', z.union([z.literal(0), z.literal(1)]), { type: 'number', enum: [0, 1] }],
  ['a text or null has two types', z.string().max(9).nullable(), { type: ['string', 'null'], maxLength: 9 }],
  [
    'one of a few words or null lists null among them',
    z.enum(['a', 'b']).nullable(),
    { type: ['string', 'null'], enum: ['a', 'b', null] },
  ],
  [
    'a fixed word or null stays two alternatives',
    z.literal('a').nullable(),
    { anyOf: [{ type: 'string', const: 'a' }, { type: 'null' }] },
  ],
  [
    'what stands inside a list is shortened too',
    z.array(z.int().nullable()),
    { type: 'array', items: { type: ['integer', 'null'] } },
  ],
  ['what is for our own code stays here', z.int().meta({ idOf: 'customers' }), { type: 'integer' }],
])('%s', (_sentence, schema, expected) => {
  expect(fieldOf(schema)).toEqual(expected);
});

test('a field is not mistaken for a key of the schema, whatever its name', () => {
  const schema = z.object({ anyOf: z.int(), idOf: z.string(), items: z.boolean() });
  expect(wireSchema(schema).properties).toEqual({
    anyOf: { type: 'integer' },
    idOf: { type: 'string' },
    items: { type: 'boolean' },
  });
});
