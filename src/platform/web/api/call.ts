import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#platform/shared/endpoint.ts';
import { againWhenBusy } from './again-when-busy.ts';
import { inSession } from './in-session.ts';
import { type CallParts, encodeRequest } from './request.ts';
import { send } from './send.ts';

type NoFields = Record<string, never>;

type Part<Name extends string, Value, None> = None extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>, NoFields> &
  Part<'query', QueryOf<E>, NoFields> &
  Part<'body', BodyOf<E>, undefined> & {
    signal?: AbortSignal;
    /** Of a call that must happen once: the same for every try at the same thing. */
    idempotencyKey?: string;
  };

type InputArgument<E extends Endpoint> =
  NonNullable<unknown> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Calls an endpoint of the contract. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<AnswerOf<E>> {
  const parts = (input ?? {}) as CallParts & { signal?: AbortSignal; idempotencyKey?: string };
  const request = { ...encodeRequest(endpoint, parts), idempotencyKey: parts.idempotencyKey };
  return (await inSession(endpoint, (token) =>
    againWhenBusy(() => send(endpoint, request, token, parts.signal), parts.signal),
  )) as AnswerOf<E>;
}
