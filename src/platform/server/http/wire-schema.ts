import { z } from 'zod';

export type Json = Record<string, unknown>;

/**
 * What goes over the wire, as a JSON schema. `io: 'input'` takes the outer side of every codec, for answers
 * as well.
 */
export function wireSchema(schema: z.ZodType): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shortened(json);
}

/** What a schema says to our own code: which record an id names, and the type of a whole body. */
const OWN_KEYS = ['idOf', 'contentType'];

/** The same promise in fewer words: whoever reads the reference waits for every one of them. */
function shortened(schema: Json): Json {
  const entries = Object.entries(schema).filter(
    ([key, value]) => !OWN_KEYS.includes(key) && !isAnySafe(value),
  );
  const short = Object.fromEntries(entries.map(([key, value]) => [key, shortenedIn(key, value)]));
  if (short.format === 'date-time' && 'pattern' in short) short.pattern = 'Z$';
  return withoutAlternatives(short);
}

/** Every whole number that JavaScript holds is a bound that says nothing. */
const isAnySafe = (value: unknown) =>
  Number.isInteger(value) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/** Fields are schemas by their names; examples and defaults are values, in which nothing is shortened. */
function shortenedIn(key: string, value: unknown): unknown {
  if (key === 'properties' || key === '$defs')
    return Object.fromEntries(Object.entries(value as Json).map(([name, field]) => [name, asSchema(field)]));
  if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key)) return (value as unknown[]).map(asSchema);
  if (['items', 'additionalProperties', 'propertyNames', 'not'].includes(key)) return asSchema(value);
  return value;
}

const asSchema = (value: unknown) =>
  typeof value === 'object' && value !== null ? shortened(value as Json) : value;

/** `0 or 1` is one list of values, and `a text or null` one schema of two types. */
function withoutAlternatives(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const [first, ...others] = anyOf as Json[];
  if (first && anyOf.every((one) => isConst(one) && one.type === first.type))
    return { ...rest, type: first.type, enum: anyOf.map((one) => one.const) };
  if (first && others.length === 1 && isNull(others[0]) && isPlain(first))
    return {
      ...first,
      ...rest,
      type: [first.type, 'null'],
      ...(Array.isArray(first.enum) && { enum: [...first.enum, null] }),
    };
  return schema;
}

const isConst = (schema: Json) => hasOnly(schema, ['type', 'const']);
const isNull = (schema: Json | undefined) => schema?.type === 'null';
const isPlain = ({ type, ...rest }: Json) =>
  ['string', 'number', 'integer', 'boolean'].includes(String(type)) &&
  !('const' in rest) &&
  !('anyOf' in rest);
const hasOnly = (schema: Json, keys: readonly string[]) =>
  Object.keys(schema).length === keys.length && keys.every((key) => key in schema);
