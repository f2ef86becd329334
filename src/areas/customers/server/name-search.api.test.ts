import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as searches from '../search-contract.ts';
import { customerRoutes } from './public.ts';
import { buildCustomer } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [customerRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson();
});
afterAll(() => app.close());

const add = (row: Record<string, unknown>) => buildCustomer(app.owner, agency.masterId, row);
async function search(query: string, more: object = {}) {
  const { body } = await person.client.call(searches.searchCustomers, {
    query: { selection: 'name', query, per_page: 100, ...more },
  });
  return body;
}

/** Small numbers that look random and are the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The whole name, then names in which every fragment begins a word, then the others. */
function rankOf(name: string, words: readonly string[]): number {
  if (name === ` ${words.join(' ')}`) return 0;
  return words.every((part) => name.includes(` ${part}`)) ? 1 : 2;
}

test('every customer with all of the fragments is found, once and in order, whatever the words', async () => {
  const roll = dice(7);
  const word = () => Array.from({ length: 1 + roll(5) }, () => 'ab%'[roll(12) % 3] ?? 'a').join('');
  const names = new Map<number, string>();
  for (let count = 0; count < 80; count++) {
    const [first_name, last_name] = [`${word()} ${word()}`, word()];
    names.set(await add({ first_name, last_name }), ` ${first_name} ${last_name}`);
    if (count % 4 === 0) names.set(await add({ first_name: '', last_name }), ` ${last_name}`);
  }
  for (let count = 0; count < 150; count++) {
    const words = Array.from({ length: 1 + roll(3) }, word);
    if (words.join(' ').length < 3) continue;
    const wanted = [...names]
      .filter(([, name]) => words.every((part) => name.includes(part.length < 3 ? ` ${part}` : part)))
      .map(([id, name]) => [rankOf(name, words), name, id] as const)
      .sort(([a, name, id], [b, other, otherId]) => a - b || compare(name, other) || id - otherId)
      .map(([, , id]) => id);
    const { results, pagination } = await search(words.join(' '));
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
    expect([words, idsOf(results)]).toEqual([words, wanted]);
    expect(pagination.total).toBe(wanted.length);
    if (wanted.length < 11) continue;
    const second = await search(words.join(' '), { page: 2, per_page: 10 });
    expect([words, idsOf(second.results)]).toEqual([words, wanted.slice(10, 20)]);
  }
});

test('a business called by one common word comes first, is counted once, and is the exact hit', async () => {
  for (let count = 0; count < 60; count++)
    await add({ first_name: `Ab${String(count).padStart(2, '0')}`, last_name: 'Tumbleweed' });
  const business = await add({ business_name: 'Tumbleweed', first_name: 'Zoë', last_name: 'Tumbleweed' });
  const seen: number[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const { results, pagination, exactId } = await search('tumbleweed', { page, per_page: 15 });
    expect(pagination.total).toBe(61);
    expect(exactId).toBe(page === 1 ? business : null);
    seen.push(...results.map(({ id }: { id: number }) => id));
  }
  expect(seen[0]).toBe(business);
  expect(new Set(seen).size).toBe(61);
});

test('a customer is found by the new name and no longer by the old one', async () => {
  const id = await add({ first_name: 'Wilhelmina', last_name: 'Vandersloot' });
  await app.owner.query(`UPDATE customers SET last_name = 'Oyelaran' WHERE id = $1`, [id]);
  expect((await search('sloot')).results).toEqual([]);
  expect((await search('elara')).results).toMatchObject([{ id }]);
  expect((await search('wilhelm')).results).toMatchObject([{ id }]);
});

test('the longest name that a form takes is kept and found', async () => {
  const long = (sign: string, length: number) => sign.repeat(length);
  const id = await add({
    business_name: `${long('株', 150)}終わり`,
    first_name: long('é', 80),
    last_name: long('🚗', 40),
  });
  expect((await search('株終わり')).results).toMatchObject([{ id }]);
  expect((await search('eeee 🚗')).results).toMatchObject([{ id }]);
});

test('a sign that is folded into several finds what it stands for, as a word of its own or not', async () => {
  const id = await add({ business_name: 'Four ½ Acres' });
  expect((await search('½ acres')).results).toMatchObject([{ id }]);
  expect((await search('1/2 acres')).results).toMatchObject([{ id }]);
});

test('two people who save the same new words at the same time are both found', async () => {
  await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      add({ first_name: at % 2 ? 'Zebulon' : 'Quixana', last_name: at % 2 ? 'Quixana' : 'Zebulon' }),
    ),
  );
  expect((await search('ebulo uixan')).pagination.total).toBe(6);
});

test('a page past the end is the last one, and a fragment that nobody has finds nobody', async () => {
  for (let count = 0; count < 16; count++) await add({ last_name: 'Ottoline' });
  const last = await search('ottoli', { page: 9, per_page: 15 });
  expect(last.pagination).toMatchObject({ current_page: 2, total: 16, from: 16, to: 16 });
  expect(last.results).toHaveLength(1);
  expect((await search('xyzzy', { page: 9, per_page: 15 })).pagination).toMatchObject({
    current_page: 1,
    total: 0,
  });
});

test('how many are under each word is kept through every change', async () => {
  const ids = [await add({ first_name: 'Ulla Ulla', last_name: 'Brix' }), await add({ last_name: 'Brix' })];
  const counted = async () => {
    const sql = `SELECT word, customers FROM name_words WHERE master_id = $1 AND word IN ('ulla', 'brix', 'holm') ORDER BY word`;
    return (await app.owner.query(sql, [agency.masterId])).rows.map(({ word, customers }) => [
      word,
      customers,
    ]);
  };
  expect(await counted()).toEqual([
    ['brix', 2],
    ['ulla', 1],
  ]);
  await app.owner.query(`UPDATE customers SET last_name = 'Holm' WHERE id = $1`, [ids[0]]);
  expect(await counted()).toEqual([
    ['brix', 1],
    ['holm', 1],
    ['ulla', 1],
  ]);
  await app.owner.query('DELETE FROM customers WHERE id = ANY ($1)', [ids]);
  expect(await counted()).toEqual([
    ['brix', 0],
    ['holm', 0],
    ['ulla', 0],
  ]);
});

test('a fragment that very many have is counted and paged as any other', async () => {
  for (let count = 0; count < 70; count++) {
    await add({
      first_name: `Nr${String(count).padStart(2, '0')}`,
      last_name: count % 5 ? 'Krzyz' : 'Krzyz-Krzyzak',
    });
  }
  await add({ first_name: 'Krzyzyna', last_name: 'Krzyz' });
  await add({ first_name: '', last_name: 'Krzyz' });
  const names: string[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const { results, pagination } = await search('krzyz', { page, per_page: 15 });
    expect(pagination.total).toBe(72);
    names.push(...results.map(({ name }: { name: string }) => name));
  }
  expect(names[0]).toBe('Krzyz');
  expect(names.slice(1)).toEqual(names.slice(1).toSorted());
  expect(new Set(names).size).toBe(72);
});

test('a name in which the fragment begins a word comes before one that only contains it, however many there are', async () => {
  for (let count = 0; count < 60; count++) {
    const number = String(count).padStart(2, '0');
    await add({ first_name: `Aa${number}`, last_name: 'Ovantheim' });
    await add({ first_name: `Zz${number}`, last_name: 'Vantheim' });
  }
  await add({ first_name: 'Ovantheim', last_name: 'Vantheim' });
  await add({ first_name: 'Aa', last_name: 'Povantheims' });
  const names: string[] = [];
  for (const page of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const { results, pagination } = await search('vanth', { page, per_page: 15 });
    expect(pagination.total).toBe(122);
    names.push(...results.map(({ name }: { name: string }) => name));
  }
  expect(new Set(names).size).toBe(122);
  const begun = names.findIndex((name) => !name.includes(' Vantheim'));
  expect(begun).toBe(61);
  expect(names.slice(0, begun)).toEqual(names.slice(0, begun).toSorted());
  expect(names.slice(begun)).toEqual(names.slice(begun).toSorted());
});

test('a double name is found by its halves, and each half begins a word', async () => {
  const double = await add({ first_name: 'Inés', last_name: 'Quintero-Ybarra' });
  const inside = await add({ first_name: 'Ada', last_name: 'Aybarra' });
  const idsOf = async (query: string) => (await search(query)).results.map(({ id }: { id: number }) => id);
  expect(await idsOf('ybarra')).toEqual([double, inside]);
  for (const query of ['quintero-ybarra', 'ybarra quintero', 'tero-yba', 'ines quintero-ybarra'])
    expect([query, await idsOf(query)]).toEqual([query, [double]]);
  expect((await search('Inés Quintero-Ybarra')).exactId).toBe(double);
  expect(await idsOf('---')).toEqual([]);
  const { rows } = await app.owner.query(
    `SELECT word FROM customer_words WHERE customer_id = $1 ORDER BY word`,
    [double],
  );
  expect(rows.map(({ word }) => word)).toEqual(['ines', 'quintero', 'ybarra']);
});
