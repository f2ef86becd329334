import { expect, test } from 'vitest';
import { NO_KEYS, withKey } from './kept-keys.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false };
const typed = (...keys: string[]) =>
  keys.reduce<ReturnType<typeof withKey>>((kept, key) => kept && withKey(kept, { key, ...NONE }), NO_KEYS);

test('keys typed before the palette is there are kept, Enter too', () => {
  expect(typed('m', 'a', 'r')).toEqual({ text: 'mar', isEntered: false });
  expect(typed('J', 'o', 's', 'é', 'Enter')).toEqual({ text: 'José', isEntered: true });
  expect(typed('m', 'x', 'Backspace', 'a')).toEqual({ text: 'ma', isEntered: false });
});

test('Escape gives it up, and keys that type nothing change nothing', () => {
  expect(typed('m', 'Escape')).toBeUndefined();
  expect(typed('m', 'Shift', 'ArrowDown', 'F5')).toEqual({ text: 'm', isEntered: false });
  expect(withKey(NO_KEYS, { ...NONE, ctrlKey: true, key: 'k' })).toEqual(NO_KEYS);
});
