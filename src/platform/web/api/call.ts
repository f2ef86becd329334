import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#platform/shared/endpoint.ts';
import { CallError } from './call-error.ts';
import { type CallParts, encodeRequest } from './request.ts';
import { send } from './send.ts';
import { sessionKeeper } from './session-keeper.ts';
import { heldToken } from './token.ts';

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

/**
 * Calls an endpoint of the contract. An expired token is renewed, and a session that has ended is signed in
 * again, at most once each, before the call is repeated; whoever called notices nothing of it.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<AnswerOf<E>> {
  const parts = (input ?? {}) as CallParts & { signal?: AbortSignal; idempotencyKey?: string };
  const request = { ...encodeRequest(endpoint, parts), idempotencyKey: parts.idempotencyKey };
  const tried = { renewal: false, signIn: false };
  for (;;) {
    const token = endpoint.cookieOnly ? undefined : heldToken();
    try {
      return (await send(endpoint, request, token, parts.signal)) as AnswerOf<E>;
    } catch (error) {
      if (!isSessionRefusal(error, endpoint)) throw error;
      await recover(error, token, tried);
    }
  }
}

function isSessionRefusal(error: unknown, endpoint: Endpoint): error is CallError {
  if (endpoint.allow === 'anyone' || endpoint.cookieOnly) return false;
  return error instanceof CallError && error.status === 401;
}

interface Tried {
  renewal: boolean;
  signIn: boolean;
}

async function recover(refusal: CallError, sent: string | undefined, tried: Tried): Promise<void> {
  const isRenewal = refusal.message === 'Expired Token' && !tried.renewal;
  if (!isRenewal && tried.signIn) throw refusal;
  tried[isRenewal ? 'renewal' : 'signIn'] = true;
  // Another call may have brought a new token while this one was on its way.
  const token = heldToken();
  if (token && token !== sent) return;
  await (isRenewal ? sessionKeeper().renew() : sessionKeeper().signInAgain(refusal));
}
