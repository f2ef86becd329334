import { expect, test } from 'vitest';
import { inTheirPlaces } from './in-their-places.ts';

const task = (id: number, version = 1) => ({ id, version });
const idsOf = (...given: Parameters<typeof inTheirPlaces>) => inTheirPlaces(...given).map(({ id }) => id);

test('what was closed stays where it stood, whatever the list says by now', () => {
  const order = [1, 2, 3, 4];
  expect(idsOf([task(1), task(3), task(4)], [task(2, 2)], order)).toEqual([1, 2, 3, 4]);
  expect(idsOf([task(4)], [task(3, 2), task(1, 2), task(2, 2)], order)).toEqual([1, 2, 3, 4]);
  expect(idsOf([task(9), task(4), task(8)], [task(3, 2)], order)).toEqual([3, 9, 4, 8]);
  expect(idsOf([], [task(2, 2), task(1, 2)], order)).toEqual([1, 2]);
});

test('neither the row of before nor the one among the closed is shown twice', () => {
  const order = [1, 2, 3];
  expect(inTheirPlaces([task(1), task(2), task(3)], [task(2, 2)], order)).toEqual([
    task(1),
    task(2, 2),
    task(3),
  ]);
  expect(idsOf([task(1), task(3), task(2, 2)], [task(2, 2)], order)).toEqual([1, 2, 3]);
});

test('what somebody opened again or changed is the list’s', () => {
  expect(inTheirPlaces([task(1), task(2, 3)], [task(2, 2)], [2, 1])).toEqual([task(1), task(2, 3)]);
});
