import type { Endpoint } from '#platform/shared/endpoint.ts';
import { CallError } from './call-error.ts';
import { sessionKeeper } from './session-keeper.ts';
import { heldToken } from './token.ts';

/**
 * Sends a call under the session. An expired token is renewed, and a session that has ended is signed in again,
 * at most once each, before the call is repeated; the caller does not notice.
 */
export async function inSession<Answer>(
  endpoint: Endpoint,
  send: (token: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const tried = { renewal: false, signIn: false };
  for (;;) {
    const token = endpoint.cookieOnly ? undefined : heldToken();
    try {
      return await send(token);
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
