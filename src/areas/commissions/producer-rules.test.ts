import { expect, test } from 'vitest';
import { paidInstead } from './producer-rules.ts';

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
