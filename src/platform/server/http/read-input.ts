import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#platform/shared/endpoint.ts';
import { type FieldErrors, fieldErrors } from '#platform/shared/errors.ts';
import { refuse, refuseProblems } from './refusal.ts';

export interface Input<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/** What the contract says about address and body, or a 422 that names every field that is wrong. */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  const errors: FieldErrors = {};
  const read = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> => {
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    Object.assign(errors, fieldErrors(result.error.issues));
    return undefined as z.output<S>;
  };
  const takesBody = endpoint.body.type !== 'undefined';
  const input = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: takesBody ? read(endpoint.body, request.body ?? {}) : undefined,
  };
  if (takesBody) Object.assign(errors, misplaced(endpoint, request.body));
  refuseProblems(errors);
  refuseUnstorable(input);
  return input as Input<E>;
}

/** A page or an order in the body would be left unread: a list is asked for in the address alone. */
function misplaced({ query, body }: Endpoint, sent: unknown): FieldErrors {
  if (typeof sent !== 'object' || sent === null) return {};
  const taken = body instanceof z.ZodObject ? body.shape : {};
  const names = Object.keys(query.shape).filter((name) => name in sent && !(name in taken));
  return Object.fromEntries(names.map((name) => [name, ['Send this in the address, not in the body.']]));
}

// PostgreSQL can store neither the zero character nor half of a surrogate pair; no field of ours has a use for them.
function refuseUnstorable(value: unknown, field = ''): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw refuse.fields({ [field || 'body']: ['Contains a character that cannot be stored.'] });
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    refuseUnstorable(
      inner,
      field === '' && ['params', 'query', 'body'].includes(name)
        ? ''
        : [field, name].filter(Boolean).join('.'),
    );
  }
}
