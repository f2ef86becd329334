import { z } from 'zod';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { TestPerson } from './test-agency.ts';
import type { TestApp } from './test-app.ts';

/** The ids of a path by their names. */
export type PathIds = Record<string, unknown>;

/** What a read has to be sent to be answered, where its contract alone does not tell. */
export interface ReadExample {
  query?: (reading: Reading) => object | Promise<object>;
  body?: (reading: Reading) => object | Promise<object>;
}

interface Reading {
  app: TestApp;
  person: TestPerson;
  ids: PathIds;
}

/** What the query must have, as far as its schema lists what may be there. */
export function neededQuery({ query }: Endpoint): Record<string, unknown> {
  const needed = (Object.entries(query.shape) as [string, z.ZodType][]).filter(
    ([, schema]) => !schema.safeParse(undefined).success && firstOf(schema) !== undefined,
  );
  return Object.fromEntries(needed.map(([name, schema]) => [name, firstOf(schema)]));
}

/** What an enum or a literal may be. */
export function firstOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  return undefined;
}
