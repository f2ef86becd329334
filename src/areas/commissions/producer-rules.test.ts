import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { canPayBack, type Earner, paidInstead } from './producer-rules.ts';

const [ANNA, BEN, CARL] = [1, 2, 3];
const both = [
  { employeeId: ANNA, split: 5000 },
  { employeeId: BEN, split: 3333 },
];

test('what the wrong producer earns becomes the right one’s; the others keep theirs', () => {
  expect(paidInstead(both, ANNA, CARL)).toEqual([
    { employeeId: BEN, split: 3333 },
    { employeeId: CARL, split: 5000 },
  ]);
});

test('somebody who earns of the line already earns both', () => {
  expect(paidInstead(both, ANNA, BEN)).toEqual([{ employeeId: BEN, split: 8333 }]);
});

test('a line can be paid back as long as that makes it what it was', () => {
  const splits = (earners: readonly Earner[]) =>
    new Map(earners.map((each) => [each.employeeId, each.split]));
  for (const to of [BEN, CARL]) {
    const back = paidInstead(paidInstead(both, ANNA, to), to, ANNA);
    expect([to, canPayBack(both, to)]).toEqual([to, isDeepStrictEqual(splits(back), splits(both))]);
  }
  expect(canPayBack(both, BEN)).toBe(false);
});
