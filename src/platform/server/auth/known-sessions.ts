import { BoundedMap } from '#platform/shared/bounded-map.ts';
import type { SessionKey } from '../db/openings.ts';
import { type Session, sessionOf } from './session.ts';

/**
 * What sessions looked like when last looked up. A call may begin with it instead of waiting for the database to
 * say it again, but answers only once the database has: it may have changed since, or ended.
 */
export interface KnownSession {
  /** As the database returned it. */
  facts: string;
  session: Readonly<Session>;
  /** When a lookup last had the database record that the session is alive. */
  recordedAt: number;
}

/** As often as the database records it at most. */
const RECORD_MS = 60_000;

/** A change may begin with a session that was recorded a moment ago: the transaction of a change records nothing. */
export function isRecorded({ recordedAt }: KnownSession): boolean {
  return Date.now() - recordedAt < RECORD_MS;
}

const MOST = 5_000;
const known = new BoundedMap<string, KnownSession>(MOST);

const nameOf = (key: SessionKey) => Object.values(key)[0] as string;

export function recallSession(key: SessionKey): KnownSession | undefined {
  return known.get(nameOf(key));
}

/** After a lookup that recorded it. */
export function rememberSession(key: SessionKey, facts: string): Readonly<Session> {
  const name = nameOf(key);
  const before = known.get(name);
  const recordedAt = Date.now();
  if (before?.facts === facts) {
    before.recordedAt = recordedAt;
    return before.session;
  }
  const session = Object.freeze(sessionOf(JSON.parse(facts)));
  known.set(name, { facts, session, recordedAt });
  return session;
}

export function forgetSession(key: SessionKey): void {
  known.delete(nameOf(key));
}
