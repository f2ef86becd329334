import { expect, test } from 'vitest';
import { PERMISSION_GROUPS, PERMISSION_WORDS, permissionsOf, roleOf } from './permission-words.ts';
import { PERMISSIONS } from './permissions.ts';

test('every flag is listed once under one of the headings, with a name of its own and a sentence', () => {
  const shown = PERMISSION_GROUPS.flatMap(permissionsOf);
  expect(shown.toSorted()).toEqual(PERMISSIONS.toSorted());
  const words = Object.values(PERMISSION_WORDS);
  expect(new Set(words.map(({ label }) => label)).size).toBe(words.length);
  for (const { does } of words) expect(does).toMatch(/^[A-Z].*\.$/);
});

test('the role is named by the strongest flag', () => {
  expect(roleOf({ PRowner: 1, PRadmin: 1 })).toBe('Owner');
  expect(roleOf({ PRowner: 0, PRadmin: 1 })).toBe('Administrator');
  expect(roleOf({ PRowner: 0, PRadmin: 0 })).toBe('Employee');
});
