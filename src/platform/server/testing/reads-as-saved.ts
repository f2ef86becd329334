import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { TestPerson } from './test-agency.ts';
import type { TestApp } from './test-app.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

/** With nothing left out, inside of rows as well. */
type Filled<Value> = Value extends readonly (infer Item)[]
  ? Filled<Item>[]
  : Value extends object
    ? { [Name in keyof Value]-?: Filled<Exclude<Value[Name], undefined>> }
    : Value;

// biome-ignore lint/suspicious/noExplicitAny: a record as the wire has it
type Wire = any;

/** What is sent for one field, save by save: at least once something else than its default. */
type Field<Value> =
  | readonly Filled<Value>[]
  /** The record shows it elsewhere than under its name, or in another shape. */
  | { values: readonly Filled<Value>[]; read: (record: Wire) => unknown }
  /** It stays as it was added. */
  | { always: Filled<Value> }
  /** Why nobody can read it. */
  | { unread: string };

type Body<E extends Endpoint> = z.input<E['body']>;

/** The compiler asks for every field that the call takes. */
type Fields<E extends Endpoint> = {
  [Name in Exclude<keyof Body<E>, 'version'>]-?: Field<Exclude<Body<E>[Name], undefined>>;
};

interface Saving<E extends Endpoint> {
  fields: Fields<E>;
  /** As many as each field has values; each is given the record as the one before left it. */
  saves: ((body: Wire, before: Wire) => Promise<TestAnswer>)[];
  find: (record: Wire) => Promise<TestAnswer>;
}

export interface SavedRecord {
  endpoint: Endpoint;
  prove: (app: TestApp, person: TestPerson) => Promise<void>;
}

type Prepare<E extends Endpoint> = (app: TestApp, person: TestPerson) => Promise<Saving<E>>;

/** A record that somebody saves through this call: whatever is sent, field by field, is read again. */
export const readsAsSaved =
  <E extends Endpoint>(endpoint: E) =>
  (prepare: Prepare<E>): SavedRecord => ({
    endpoint,
    prove: async (app, person) => proveFields(endpoint, await prepare(app, person)),
  });

async function proveFields<E extends Endpoint>(
  endpoint: E,
  { fields, saves, find }: Saving<E>,
): Promise<void> {
  const sent = Object.entries<Field<unknown>>(fields).flatMap(([name, field]) => fieldOf(name, field));
  for (const field of sent) expect(problemOf(endpoint, field, saves.length)).toBeUndefined();
  const shownBy = (record: Wire) => sent.map(({ name, read }) => [name, read(record)]);
  let record: Wire;
  for (const [at, save] of saves.entries()) {
    const expected = sent.map(({ name, valueAt }) => [name, valueAt(at)]);
    const version = record?.version === undefined ? {} : { version: record.version };
    const saved = bodyOf(await save({ ...Object.fromEntries(expected), ...version }, record));
    expect(shownBy(saved)).toEqual(expected);
    record = bodyOf(await find(saved));
    expect(shownBy(record)).toEqual(expected);
  }
}

/** A record that is added with id 0 and changed under its own. */
export const addThenChange = (
  client: TestClient,
  endpoints: { save: Endpoint; find: Endpoint },
  params: Record<string, unknown> = {},
): Pick<Saving<Endpoint>, 'saves' | 'find'> => ({
  saves: [
    (body) => client.call(endpoints.save, { params: { ...params, id: 0 }, body }),
    (body, { id }) => client.call(endpoints.save, { params: { ...params, id }, body }),
  ],
  find: ({ id }) => client.call(endpoints.find, { params: { ...params, id } }),
});

interface SentField {
  name: string;
  /** Absent for what stays. */
  values?: readonly unknown[];
  valueAt: (save: number) => unknown;
  read: (record: Wire) => unknown;
}

function fieldOf(name: string, field: Field<unknown>): SentField[] {
  if ('unread' in field) return [];
  const read = (record: Wire) => record[name];
  if ('always' in field) return [{ name, valueAt: () => field.always, read }];
  const { values, ...shown } = isList(field) ? { values: field } : field;
  return [{ name, values, valueAt: (at) => values[at], read, ...shown }];
}

const isList = (field: unknown): field is readonly unknown[] => Array.isArray(field);

/** What keeps a field from proving anything. */
function problemOf(endpoint: Endpoint, { name, values }: SentField, saves: number): string | undefined {
  if (!values) return undefined;
  if (values.length !== saves) return `${name} needs ${saves} values.`;
  if (values.every((value) => isDefault(endpoint, name, value))) return `${name} is never but its default.`;
  const isOne = values.every((value) => isDeepStrictEqual(value, values[0]));
  return isOne && saves > 1 ? `${name} never changes.` : undefined;
}

function isDefault({ body }: Endpoint, name: string, value: unknown): boolean {
  const left = (body as z.ZodObject).shape[name]?.safeParse(undefined);
  return left?.success === true && isDeepStrictEqual(left.data, value);
}

function bodyOf({ status, body }: TestAnswer): Wire {
  expect([status, status < 300 ? '' : body]).toEqual([expect.toSatisfy((code) => code < 300), '']);
  return body;
}
