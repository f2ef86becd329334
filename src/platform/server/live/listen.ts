import pg from 'pg';
import type { Logger } from 'pino';
import { connectionTo } from '../db/connection.ts';
import { CHANNEL } from './announce.ts';

interface Listener {
  /** After each new connection: what was said in between was missed. */
  onListening(): void;
  onWord(payload: string): void;
}

export interface Listening {
  /** False while connecting, for the first time or again. */
  isOn(): boolean;
  close(): Promise<void>;
}

const SHORTEST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** A connection that nobody hears breaking (a pulled cable, a lost route) is detected by asking. */
const PROBE_MS = 30_000;

/** The one connection of this process on which PostgreSQL says what happened in any of them. */
export function listen(url: string, listener: Listener, log: Logger): Listening {
  let client: pg.Client | undefined;
  let probe: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pause = SHORTEST_PAUSE_MS;
  let closed = false;
  let on = false;

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      ...connectionTo(url),
      application_name: 'coverdesk live',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    client = mine;
    mine.on('error', () => lose(mine));
    mine.on('end', () => lose(mine));
    mine.on('notification', ({ payload }) => payload && listener.onWord(payload));
    try {
      await mine.connect();
      await mine.query(`LISTEN ${CHANNEL}`);
    } catch {
      return lose(mine);
    }
    if (closed) return;
    pause = SHORTEST_PAUSE_MS;
    probe = setInterval(() => mine.query('SELECT 1').catch(() => lose(mine)), PROBE_MS);
    probe.unref();
    on = true;
    listener.onListening();
  }

  function lose(lost: pg.Client): void {
    if (lost !== client) return;
    client = undefined;
    on = false;
    clearInterval(probe);
    lost.end().catch(() => undefined);
    if (closed) return;
    log.warn({ again: pause }, 'the connection for live events is lost and will be made anew');
    retry = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  void connect();
  return {
    isOn: () => on,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(probe);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
