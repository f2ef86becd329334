import { expect, test } from 'vitest';
import { packageProblems } from './packages.ts';

const GOLD = { name: 'Gold', liteSwitch: 0 };

test('name and level of a package stay once an account has it', () => {
  const had = { ...GOLD, accounts: 2 };
  expect(packageProblems(GOLD, had)).toEqual({});
  expect(packageProblems({ name: 'Silver', liteSwitch: 1 }, had)).toEqual({
    name: ['2 accounts have this package, so its name stays. Add another package.'],
    liteSwitch: ['2 accounts have this package, so its level stays. Add another package.'],
  });
});

test('a package that is new or that no account has takes any name and level', () => {
  expect(packageProblems(GOLD, undefined)).toEqual({});
  expect(packageProblems({ name: 'Silver', liteSwitch: 1 }, { ...GOLD, accounts: 0 })).toEqual({});
});
