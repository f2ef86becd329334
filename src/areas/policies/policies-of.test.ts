import { expect, test } from 'vitest';
import { policiesOf, premiumChange } from './policies-of.ts';
import type { PolicyState } from './statuses.ts';

let lastId = 0;
function term(
  policy: string,
  effdate: string,
  state: PolicyState,
  renewsId: number | null = null,
  company = 1,
) {
  lastId += 1;
  return {
    id: lastId,
    policy,
    effdate,
    state,
    renewsId,
    premium: 100,
    product: { company: { id: company } },
  };
}
const shape = (terms: ReturnType<typeof term>[]) =>
  policiesOf(terms).map(({ section, current, earlier }) => [
    section,
    current.map(({ effdate }) => effdate),
    earlier.map(({ effdate }) => effdate),
  ]);

test('policies are grouped by policy, the newest term first, the history apart', () => {
  const first = term('A-1', '2023-01-01', 'renewed');
  const second = term('A-1', '2024-01-01', 'renewed', first.id);
  const third = term('A-1', '2025-01-01', 'in force', second.id);
  expect(shape([third, second, first])).toEqual([['In force', ['2025-01-01'], ['2024-01-01', '2023-01-01']]]);
  expect(policiesOf([third, second, first])[0]?.id).toBe(third.id);
});

test('a term that was renewed early and its renewal are both in sight', () => {
  const now = term('A-1', '2025-01-01', 'in force');
  const next = term('A-1', '2026-01-01', 'not yet', now.id);
  expect(shape([now, next])).toEqual([['In force', ['2026-01-01', '2025-01-01'], []]]);
});

test('a renewal under another number stays with its policy', () => {
  const old = term('A-1', '2024-01-01', 'renewed');
  expect(shape([term('B-9', '2025-01-01', 'in force', old.id), old])).toHaveLength(1);
});

test('terms with one number at one company are one policy, however the number is written', () => {
  const terms = [term('PLM-1', '2025-01-01', 'in force'), term('plm 1', '2024-01-01', 'expired')];
  expect(shape(terms)).toEqual([['In force', ['2025-01-01'], ['2024-01-01']]]);
  expect(
    shape([term('X-1', '2025-01-01', 'in force'), term('X-1', '2024-01-01', 'expired', null, 2)]),
  ).toHaveLength(2);
});

test('a link and a number that meet make one policy of three terms', () => {
  const old = term('A-1', '2022-01-01', 'expired');
  const middle = term('B-1', '2023-01-01', 'renewed');
  const newest = term('A1', '2024-01-01', 'in force', middle.id);
  expect(shape([newest, middle, old])).toEqual([['In force', ['2024-01-01'], ['2023-01-01', '2022-01-01']]]);
});

test('in force comes first, then what is to come, then what has ended with its last term alone in sight', () => {
  const old = term('E', '2020-01-01', 'renewed');
  const terms = [
    term('E', '2021-01-01', 'cancelled', old.id),
    old,
    term('P', '2026-01-01', 'pending'),
    term('N', '2026-02-01', 'not yet'),
    term('F', '2025-01-01', 'in force'),
  ];
  expect(shape(terms)).toEqual([
    ['In force', ['2025-01-01'], []],
    ['Upcoming', ['2026-01-01'], []],
    ['Upcoming', ['2026-02-01'], []],
    ['Ended', ['2021-01-01'], ['2020-01-01']],
  ]);
});

test('a term whose predecessor belongs to another customer stands alone', () => {
  expect(shape([term('A', '2025-01-01', 'in force', 999_999)])).toHaveLength(1);
});

test('the change of a premium is in percent of the term before', () => {
  expect(premiumChange(168_215, 155_755)).toBe(800);
  expect(premiumChange(90, 100)).toBe(-1000);
  expect(premiumChange(100, 0)).toBeUndefined();
  expect(premiumChange(100, undefined)).toBeUndefined();
});
