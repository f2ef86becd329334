import { expect, test } from 'vitest';
import { FairPlaces } from './fair-places.ts';

const LIMITS = { atOnce: 2, waitingOfOne: 2, waiting: 3, waitMs: 5000, busy: 'Try again in a moment.' };
/** Takes places in this order and reports the order in which they were given. */
function queue(places: FairPlaces, ...agencies: number[]) {
  const given: number[] = [];
  const back = new Map<number, (() => void)[]>();
  const tries = agencies.map((agency) =>
    places.take(agency).then((giveBack) => {
      given.push(agency);
      back.set(agency, [...(back.get(agency) ?? []), giveBack]);
    }),
  );
  for (const each of tries) each.catch(() => undefined);
  return { given, tries, giveBack: (agency: number) => back.get(agency)?.shift()?.() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one agency never takes the last place', async () => {
  const { given } = queue(new FairPlaces(LIMITS), 1, 1, 2);
  await settled();
  expect(given).toEqual([1, 2]);
});

test('agencies that wait get a place in turn', async () => {
  const { given, giveBack } = queue(new FairPlaces({ ...LIMITS, atOnce: 1 }), 1, 1, 1, 2);
  for (const agency of [1, 1, 2]) {
    await settled();
    giveBack(agency);
  }
  await settled();
  expect(given).toEqual([1, 1, 2, 1]);
});

test('too many of one agency are 429, too many of all 503, each with a message and when to try again', async () => {
  const { tries } = queue(new FairPlaces(LIMITS), 1, 2, 1, 1, 1, 2, 3);
  const answers = { message: LIMITS.busy };
  await expect(tries[4]).rejects.toMatchObject({
    status: 429,
    answer: answers,
    headers: { 'retry-after': '5' },
  });
  await expect(tries[6]).rejects.toMatchObject({
    status: 503,
    answer: answers,
    headers: { 'retry-after': '5' },
  });
});

test('whoever waits too long is told so, and is not called later', async () => {
  const places = new FairPlaces({ ...LIMITS, waitMs: 10 });
  const { given, tries, giveBack } = queue(places, 1, 1, 2);
  await expect(tries[1]).rejects.toMatchObject({ status: 503 });
  giveBack(1);
  await settled();
  expect(given).toEqual([1, 2]);
});
