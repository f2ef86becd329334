import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Announcement } from './announce.ts';
import { LatelyTold } from './lately-told.ts';
import { type Listening, listen } from './listen.ts';
import { type Listener, type Person, Streams } from './streams.ts';

const BEAT_MS = 20_000;
const SESSION_CHECK_MS = 60_000;

export interface Live {
  /**
   * A stream of events for this person, until it is closed or its session ends. It begins with the word to ask again
   * if anything may have been missed in the milliseconds before it, or ever.
   */
  open(listener: Listener, sinceMs?: number): Promise<Readable>;
  /** Ends every stream immediately. */
  close(): Promise<void>;
}

/** What the database says: something happened, a session is over or shows somebody else, a person's rights changed. */
type Word = Announcement | { session: string } | { person: Person };

/** Brings what `announce` says in any process to the browsers of this one. */
export function createLive(appUrl: string, database: Database, log: Logger): Live {
  const streams = new Streams();
  const lately = new LatelyTold();
  const timers = [
    setInterval(beat, BEAT_MS).unref(),
    setInterval(() => void endDeadSessions(), SESSION_CHECK_MS).unref(),
  ];
  let listening: Listening | undefined;

  function beat(): void {
    streams.beat();
    lately.forgetOld();
  }

  function onWord(payload: string): void {
    const word = JSON.parse(payload) as Word;
    if ('session' in word) streams.end((id) => id === word.session);
    else if ('person' in word) streams.endOf(word.person);
    else pass(word);
  }

  function pass({ masterId, to, kind }: Announcement): void {
    for (const each of to === 'agency' ? [to] : to) lately.told(masterId, each);
    if (to === 'agency') streams.tellAgency(masterId, kind);
    else for (const employeeId of to) streams.tell({ masterId, employeeId }, kind);
  }

  function onListening(): void {
    lately.hearing();
    streams.ready();
    void endDeadSessions();
  }

  /** For what ends without notice: a session that grew too old, or one that ended while nobody listened. */
  async function endDeadSessions(): Promise<void> {
    const asked = streams.sessionIds();
    if (asked.length === 0) return;
    try {
      const sql = 'SELECT array_agg(id) AS living FROM living_sessions($1) id';
      const { rows } = await database.query(sql, [asked]);
      const living = new Set<string>(rows[0]?.living);
      const known = new Set(asked);
      streams.end((id) => known.has(id) && !living.has(id));
    } catch (error) {
      log.warn({ err: error }, 'the sessions of the open streams could not be checked');
    }
  }

  return {
    async open(listener, sinceMs) {
      // The connection is made for the first one who wants to hear something.
      listening ??= listen(appUrl, { onListening, onWord }, log);
      // While there is no connection yet, everyone is told when it comes.
      return streams.open(listener, listening.isOn() && lately.mayHaveMissed(listener, sinceMs));
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      streams.end(() => true);
      await listening?.close();
    },
  };
}
