import { BoundedMap } from '#platform/shared/bounded-map.ts';
import type { SessionKey } from '../db/openings.ts';
import { type Session, sessionOf } from './session.ts';

/**
 * What sessions looked like when last looked up. A read may begin with it instead of waiting for the database to
 * say it again, but answers only once the database has: it may have changed since, or ended.
 */
export interface KnownSession {
  /** As the database returned it. */
  facts: string;
  session: Readonly<Session>;
}

const MOST = 5_000;
const known = new BoundedMap<string, KnownSession>(MOST);

const nameOf = (key: SessionKey) => Object.values(key)[0] as string;

export function recallSession(key: SessionKey): KnownSession | undefined {
  return known.get(nameOf(key));
}

export function rememberSession(key: SessionKey, facts: string): Readonly<Session> {
  const name = nameOf(key);
  const before = known.get(name);
  if (before?.facts === facts) return before.session;
  const session = Object.freeze(sessionOf(JSON.parse(facts)));
  known.set(name, { facts, session });
  return session;
}

export function forgetSession(key: SessionKey): void {
  known.delete(nameOf(key));
}
