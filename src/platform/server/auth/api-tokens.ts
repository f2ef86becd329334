import type { Endpoint } from '#platform/shared/endpoint.ts';
import { type GateName, whyClosed } from '#platform/shared/gates.ts';
import type { Session } from './session.ts';
import { API_TOKEN_PREFIX } from './tokens.ts';

export function isApiToken(bearer: string): boolean {
  return bearer.startsWith(API_TOKEN_PREFIX);
}

type Ending = 'expired' | 'revoked' | 'disabled';

const ENDINGS: Record<Ending, string> = {
  expired: 'This API token has expired. Make a new one in the settings.',
  revoked: 'This API token was revoked.',
  disabled: 'The person whose API token this is no longer has access.',
};

/** What `open_api_token` answers for a token that is over; it begins with nothing else. */
const PROBLEM = /^\{"problem" : "(\w+)"\}$/;

/** Why the token opens nothing, or nothing when it does. */
export function whyTokenEnded(facts: string | undefined): string | undefined {
  if (facts === undefined) return 'This API token is not valid.';
  const problem = PROBLEM.exec(facts)?.[1];
  return problem && ENDINGS[problem as Ending];
}

/** Why this call is beyond the token that it was made with, though it may not be beyond its person. */
export function whyTokenMayNot(endpoint: Endpoint, session: Session): string | undefined {
  const { apiToken } = session;
  if (!apiToken) return undefined;
  if (endpoint.needsPerson) return 'An API token cannot do this. Sign in to do it.';
  if (endpoint.changes && apiToken.isReadOnly) return `The API token "${apiToken.name}" can only read.`;
  const { allow } = endpoint;
  return allow === 'anyone' || allow === 'signedIn' ? undefined : whyGateNotGiven(allow, session);
}

/** Nothing as well for a gate that is closed to the person: then that is the reason. */
function whyGateNotGiven(gate: GateName, session: Session): string | undefined {
  const { apiToken, permissions } = session;
  const reason = apiToken && whyClosed(gate, session);
  if (!reason) return undefined;
  const asPerson = { ...session, permissions: { ...permissions, ...apiToken.ofPerson } };
  if (whyClosed(gate, asPerson)) return undefined;
  return `The API token "${apiToken.name}" was not given the gate "${gate}". ${reason}`;
}
