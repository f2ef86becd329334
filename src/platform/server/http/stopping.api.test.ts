import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { noteFigure, shortOrLong } from '../testing/long-form.ts';
import { PATIENCE } from '../testing/patience.ts';
import { startTestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import type { Mount } from './mount.ts';

const CLIENTS = 24;
const STOPS = shortOrLong(2, 50);
const hello = endpoint({
  method: 'GET',
  path: '/api/try/hello',
  summary: 'Asks the database for something small.',
  allow: 'anyone',
  answer: z.object({}),
});
const routes = (mount: Mount) =>
  mount(hello, async ({ database }) => {
    await database.withoutTenant((db) => db.selectFrom('agencies').select('master_id').execute());
    return {};
  });

interface Outcome {
  answered: number;
  /** Everything that is neither an answer nor a connection that was never made. */
  dropped: string[];
}

/** Calls again and again on one kept connection until nobody listens any more. */
async function callOn(port: number, outcome: Outcome): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const word = await new Promise<string>((resolve) => {
      get({ port, host: '127.0.0.1', path: hello.path, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(String(answer.statusCode)));
        answer.on('error', (error) => resolve(error.message));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    if (word === '200') outcome.answered++;
    else if (word !== 'ECONNREFUSED') outcome.dropped.push(word);
    if (word !== '200') break;
  }
  agent.destroy();
}

test(`stopping drops no call of ${CLIENTS} clients that keep their connections`, {
  timeout: PATIENCE * shortOrLong(1, 10),
}, async () => {
  let answered = 0;
  for (let stop = 0; stop < STOPS; stop++) {
    const app = await startTestApp({ areas: [routes] });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const outcome: Outcome = { answered: 0, dropped: [] };
    const clients = Array.from({ length: CLIENTS }, () => callOn(port, outcome));
    await until('calls under way', () => outcome.answered > CLIENTS * 3);
    await app.drain();
    await app.app.close();
    await Promise.all(clients);
    await app.close();
    expect(outcome.dropped).toEqual([]);
    answered += outcome.answered;
  }
  noteFigure(`${STOPS} stops, ${answered} calls, 0 dropped`);
});
