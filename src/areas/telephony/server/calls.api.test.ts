import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { telephonyRoutes } from './public.ts';
import { buildCaller, buildPhoneCall } from './test-data.ts';

const NUMBER = '(305) 555-0142';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [telephonyRoutes] });
});
afterAll(() => app.close());

const newPerson = (isOn = true) => buildCaller(app, isOn);

const place = ({ client }: TestPerson, body: object) => client.call(contract.placeCall, { body });
const hangUp = ({ client }: TestPerson, id: number) => client.call(contract.hangUp, { params: { id } });
const find = ({ client }: TestPerson, id: number) => client.call(contract.findCall, { params: { id } });
const note = ({ client }: TestPerson, id: number, body: object) =>
  client.call(contract.saveNotes, { params: { id }, body });

async function logged(id: number) {
  const { rows } = await app.owner.query(
    `SELECT action, before, after FROM change_log WHERE subject = 'phone call' AND subject_id = $1 ORDER BY id`,
    [id],
  );
  return rows;
}

describe('a call', () => {
  test('rings, for a customer of the agency, and is the running one', async () => {
    const person = await newPerson();
    const customerId = await buildCustomer(app.owner, person.masterId);
    const { status, body } = await place(person, { number: '1-305-555-0142', customerId });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number: NUMBER,
      customerId,
      customer: 'Maria Johnson',
      connectedAt: null,
      endedAt: null,
      outcome: '',
      seconds: 0,
      notes: '',
      version: 1,
    });
    expect((await person.client.call(contract.telephonyState)).body.runningCallId).toBe(body.id);
    expect(await logged(body.id)).toMatchObject([
      { action: 'called', after: { number: NUMBER, customerId } },
    ]);
  });

  test('is connected after two seconds, without anything running in the server', async () => {
    const person = await newPerson();
    const id = await buildPhoneCall(app.owner, { ...person, employeeId: person.id, secondsAgo: 12 });
    const { body } = await find(person, id);
    expect(Date.parse(body.connectedAt) - Date.parse(body.startedAt)).toBe(2000);
    expect(body).toMatchObject({ endedAt: null, outcome: '' });
    expect(body.seconds).toBeGreaterThanOrEqual(10);
  });

  test('fails right away when the line fails, and leaves room for another call', async () => {
    const person = await newPerson();
    const { body } = await place(person, { number: '305 555 0197' });
    expect(body).toMatchObject({ outcome: 'failed', connectedAt: null });
    expect(body.endedAt).not.toBeNull();
    expect((await place(person, { number: NUMBER })).status).toBe(200);
  });

  test.each([
    ['3055550199', 5, 'busy'],
    ['3055550198', 30, 'no answer'],
  ])(
    'to %s has ended by itself %d seconds later, and the next one takes its place',
    async (digits, secondsAgo, outcome) => {
      const person = await newPerson();
      const id = await buildPhoneCall(app.owner, { ...person, employeeId: person.id, digits, secondsAgo });
      expect((await find(person, id)).body).toMatchObject({ outcome, seconds: 0 });
      expect((await person.client.call(contract.telephonyState)).body.runningCallId).toBeNull();
      expect((await place(person, { number: NUMBER })).status).toBe(200);
      expect((await find(person, id)).body.outcome).toBe(outcome);
      expect(await logged(id)).toMatchObject([{ action: 'ended', after: { outcome } }]);
    },
  );

  test('a second one while one runs is 409 in words', async () => {
    const person = await newPerson();
    await place(person, { number: NUMBER });
    const second = await place(person, { number: '(305) 555-0143' });
    expect(second.status).toBe(409);
    expect(second.error.message).toBe(`You are on a call with ${NUMBER}. Hang up first.`);
  });

  test('of eight calls at the same time, one is placed', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(person, { number: NUMBER })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const { rows } = await app.owner.query('SELECT id FROM telephony_calls WHERE employee_id = $1', [
      person.id,
    ]);
    expect(rows.length).toBe(1);
  });

  test('is not placed while telephony is switched off', async () => {
    const answer = await place(await newPerson(false), { number: NUMBER });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toBe('Telephony is switched off. Switch it on to call.');
  });

  test.each(['', '911', '555-0142', 'Maria', '+44 20 7946 0958'])(
    'to %j is 422 at its field',
    async (number) => {
      const answer = await place(await newPerson(), { number });
      expect(answer.status).toBe(422);
      expect(answer.error.errors?.number).toEqual([
        'Enter a telephone number with ten digits, like (305) 555-0142.',
      ]);
    },
  );

  test("for another agency's customer is 422 at its field", async () => {
    const customerId = await buildCustomer(app.owner, (await app.newAgency()).masterId);
    const answer = await place(await newPerson(), { number: NUMBER, customerId });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toEqual({ customerId: ['Choose a customer of your agency.'] });
  });
});

describe('hanging up', () => {
  test('completes a call that was connected; a second time changes nothing', async () => {
    const person = await newPerson();
    const id = await buildPhoneCall(app.owner, { ...person, employeeId: person.id, secondsAgo: 62 });
    const first = await hangUp(person, id);
    expect(first.body).toMatchObject({ outcome: 'completed', version: 1 });
    expect(first.body.seconds).toBeGreaterThanOrEqual(60);
    expect((await hangUp(person, id)).body).toEqual(first.body);
    expect((await logged(id)).length).toBe(1);
  });

  test('cancels a call that rings', async () => {
    const person = await newPerson();
    const { body } = await place(person, { number: '305 555 0198' });
    expect((await hangUp(person, body.id)).body).toMatchObject({ outcome: 'cancelled', connectedAt: null });
    expect((await place(person, { number: NUMBER })).status).toBe(200);
  });

  test("a colleague's call is 404, to see, to end and to note", async () => {
    const agency = await app.newAgency({ telephony: true });
    const officeId = await agency.newOffice();
    const [mine, theirs] = [await agency.newPerson({ officeId }), await agency.newPerson({ officeId })];
    const id = await buildPhoneCall(app.owner, { ...mine, employeeId: mine.id });
    for (const answer of [
      await find(theirs, id),
      await hangUp(theirs, id),
      await note(theirs, id, { notes: '' }),
    ])
      expect(answer.status).toBe(404);
  });
});

describe('notes', () => {
  test('are kept as they are typed, blanks included, and move the version', async () => {
    const person = await newPerson();
    const id = await buildPhoneCall(app.owner, { ...person, employeeId: person.id });
    const { body } = await note(person, id, { notes: 'Wants a quote ', version: 1 });
    expect(body).toMatchObject({ notes: 'Wants a quote ', version: 2, endedAt: null });
    await hangUp(person, id);
    const later = await note(person, id, { notes: 'Wants a quote for a boat', version: 2 });
    expect(later.body).toMatchObject({ version: 3, outcome: 'completed' });
    expect((await logged(id)).map(({ action }) => action)).toEqual(['edited', 'ended', 'edited']);
  });

  test('over a stale version are 409 with the call as it is; the same words again change nothing', async () => {
    const person = await newPerson();
    const id = await buildPhoneCall(app.owner, { ...person, employeeId: person.id });
    await note(person, id, { notes: 'first', version: 1 });
    const stale = await note(person, id, { notes: 'second', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.error).toMatchObject({ changedBy: person.name, current: { notes: 'first', version: 2 } });
    expect((await note(person, id, { notes: 'first', version: 2 })).body.version).toBe(2);
  });

  test('have a limit', async () => {
    const person = await newPerson();
    const id = await buildPhoneCall(app.owner, { ...person, employeeId: person.id });
    expect((await note(person, id, { notes: 'x'.repeat(contract.NOTES_MAX) })).status).toBe(200);
    const answer = await note(person, id, { notes: 'x'.repeat(contract.NOTES_MAX + 1) });
    expect(answer.error.errors).toEqual({ notes: ['At most 4000 characters.'] });
  });
});

test('recent calls are paged, the latest first, only the person’s own', async () => {
  const person = await newPerson();
  const ids: number[] = [];
  for (let at = 16; at > 0; at -= 1) {
    const id = await buildPhoneCall(app.owner, { ...person, employeeId: person.id, secondsAgo: at * 60 });
    ids.unshift(id);
    await hangUp(person, id);
  }
  const list = async (page: number) =>
    (await person.client.call(contract.listCalls, { query: { page } })).body;
  const [first, second] = [await list(1), await list(2)];
  expect([...first.results, ...second.results].map(({ id }: { id: number }) => id)).toEqual(ids);
  expect(first.pagination).toMatchObject({ total: 16, last_page: 2, from: 1, to: 15 });
  expect((await (await newPerson()).client.call(contract.listCalls)).body.results).toEqual([]);
});
