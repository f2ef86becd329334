import { expect, test } from 'vitest';
import { offeredToAll } from './offered-companies.ts';

const GULF = { id: 1, name: 'Gulf' };
const SAWGRASS = { id: 2, name: 'Sawgrass' };
const ETI = { id: 3, name: 'Everglades' };

test('policies of several products are offered the companies that each product names', () => {
  expect(offeredToAll([[GULF, SAWGRASS, ETI]])).toEqual([GULF, SAWGRASS, ETI]);
  expect(
    offeredToAll([
      [SAWGRASS, GULF],
      [GULF, SAWGRASS, ETI],
    ]),
  ).toEqual([SAWGRASS, GULF]);
  expect(offeredToAll([[GULF], [ETI]])).toEqual([]);
  expect(offeredToAll([])).toEqual([]);
});
