import { expect, test } from 'vitest';
import { shownSessions } from './shown-sessions.ts';

const sessions = Array.from({ length: 9 }, (_, id) => ({ id, isThis: id === 7 }));
const ids = (isUnfolded: boolean) => shownSessions(sessions, isUnfolded).map(({ id }) => id);

test('five sessions are shown, this browser first, and the rest when somebody unfolds them', () => {
  expect(ids(false)).toEqual([7, 0, 1, 2, 3]);
  expect(ids(true)).toEqual([7, 0, 1, 2, 3, 4, 5, 6, 8]);
});

test('five or fewer are all there', () => {
  expect(shownSessions(sessions.slice(0, 5), false)).toHaveLength(5);
});
