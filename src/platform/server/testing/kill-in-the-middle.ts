import type { Endpoint } from '#platform/shared/endpoint.ts';
import { SESSION_COOKIE } from '../auth/session.ts';
import { startServerProcess } from './server-process.ts';
import type { TestPerson } from './test-agency.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

const WAITING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'coverdesk' AND wait_event_type = 'Lock'`;

/** For the first call of a process that has just started, on a machine that is busy with more. */
const SECONDS = 60;

interface Interrupted {
  person: TestPerson;
  endpoint: Endpoint;
  body: object;
  headers?: Record<string, string>;
  /** Settings of that process alone. */
  env?: Record<string, string>;
  /** Selects rows FOR UPDATE; the call stops where it needs them. */
  held: { text: string; values: unknown[] };
}

/**
 * Sends a call to the product in a process of its own on the database of the test, and ends that process without
 * warning while the call waits for the held rows. When this is over nothing of the call is still running.
 */
export async function killInTheMiddle(app: TestApp, call: Interrupted): Promise<void> {
  const server = startServerProcess(app, call.env);
  const holder = await app.owner.connect();
  try {
    const url = await server.ready();
    await holder.query('BEGIN');
    await holder.query(call.held);
    const answered = send(url, call);
    const waiting = async () => (await app.owner.query(WAITING)).rows[0];
    const { pid } = await until('the call to wait', waiting, SECONDS);
    await server.end('SIGKILL');
    if (await answered) throw new Error('The call was answered although it waited.');
    await holder.query('COMMIT');
    const isOver = async () =>
      (await app.owner.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount === 0;
    await until('its connection to end', isOver, SECONDS);
  } finally {
    server.child.kill('SIGKILL');
    holder.release(true);
  }
}

/** Whether an answer came. */
async function send(url: string, { person, endpoint, body, headers }: Interrupted): Promise<boolean> {
  const request = fetch(`${url}${endpoint.path}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      cookie: `${SESSION_COOKIE}=${person.cookie}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return request.then(
    () => true,
    () => false,
  );
}
