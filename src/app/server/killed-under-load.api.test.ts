import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#platform/server/auth/session.ts';
import { freePort } from '#platform/server/free-port.ts';
import { noteFigure, shortOrLong } from '#platform/server/testing/long-form.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startServerProcess } from '#platform/server/testing/server-process.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';

const KILLS = shortOrLong(2, 50);
const CALLERS = 8;
const BETWEEN = 30;

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [], inventsEntries: true });
  person = await (await app.newAgency()).newPerson();
});
afterAll(() => app.close());

/** Adds a customer with a spouse and a car; answers its id, or nothing when nobody said that it was saved. */
async function add(url: string, lastName: string): Promise<number | undefined> {
  const body = {
    lastName,
    household: [{ firstName: 'Luis', lastName, relationship: 'Spouse' }],
    vehicles: [{ year: 2021, make: 'Toyota', model: 'Corolla' }],
  };
  try {
    const answer = await fetch(`${url}/api/customer/0`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        cookie: `${SESSION_COOKIE}=${person.cookie}`,
      },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) return undefined;
    return ((await answer.json()) as { id: number }).id;
  } catch {
    return undefined;
  }
}

test(
  `the server is killed ${KILLS} times under load: nothing acknowledged is lost, nothing is half done`,
  async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    /** Outside of the product: what callers were told. */
    const ledger = new Map<string, number>();
    let [tried, isOver] = [0, false];
    const callers = Array.from({ length: CALLERS }, async (_, caller) => {
      while (!isOver) {
        const name = `Ledger ${caller} ${tried++}`;
        const id = await add(url, name);
        if (id !== undefined) ledger.set(name, id);
        else await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    for (let kill = 0; kill < KILLS; kill++) {
      const server = startServerProcess(app, { PORT: port });
      await server.ready();
      const before = ledger.size;
      await until('calls under way', () => ledger.size > before + BETWEEN, 60);
      await server.end('SIGKILL');
    }
    isOver = true;
    await Promise.all(callers);
    const { rows } = await app.owner.query<{ id: number; name: string; parts: number }>(
      `SELECT c.id, c.last_name AS name,
         (SELECT count(*)::int FROM household_members h WHERE (h.master_id, h.customer_id) = (c.master_id, c.id))
         + (SELECT count(*)::int FROM vehicles v WHERE (v.master_id, v.customer_id) = (c.master_id, c.id))
         + (SELECT count(*)::int FROM change_log l
            WHERE l.master_id = c.master_id AND l.subject = 'customer' AND l.subject_id = c.id) AS parts
       FROM customers c WHERE c.master_id = $1`,
      [person.masterId],
    );
    const stored = new Map(rows.map(({ name, id }) => [name, id]));
    expect(stored.size).toBe(rows.length);
    const lost = [...ledger].filter(([name, id]) => stored.get(name) !== id);
    const half = rows.filter(({ parts }) => parts !== 3);
    expect({ lost, half }).toEqual({ lost: [], half: [] });
    noteFigure(`${KILLS} kills, ${ledger.size} acknowledged, ${lost.length} lost, ${half.length} half done`);
  },
  PATIENCE * shortOrLong(2, 20),
);
