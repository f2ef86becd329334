import { expect, test } from 'vitest';
import { LANGUAGES } from '#platform/shared/languages.ts';
import { endingOf, foldedPayments, stateAt, whyNotResend } from './rules.ts';
import { SIGN_TEXTS } from './texts.ts';

const now = new Date('2026-01-15T12:00:00Z');
const at = (state: Parameters<typeof stateAt>[0]['state'], expiresAt: string) =>
  stateAt({ state, expiresAt: new Date(expiresAt), contract: 'same' }, now);

test('an open request is expired from its last moment on, whether or not that was noted', () => {
  expect([at('sent', '2026-01-15T12:00:01Z'), at('viewed', '2026-01-15T12:00:00Z')]).toEqual([
    'sent',
    'expired',
  ]);
  expect([at('signed', '2026-01-01T00:00:00Z'), at('replaced', '2026-01-01T00:00:00Z')]).toEqual([
    'signed',
    'replaced',
  ]);
});

test('an open request is replaced when its contract changed, and an answered one stays what it is', () => {
  const changed = (state: Parameters<typeof at>[0]) =>
    stateAt({ state, expiresAt: new Date('2026-01-15T11:00:00Z'), contract: 'changed' }, now);
  expect([changed('sent'), changed('viewed')]).toEqual(['replaced', 'replaced']);
  expect([changed('signed'), changed('declined'), changed('expired')]).toEqual([
    'signed',
    'declined',
    'expired',
  ]);
});

const STATES = ['sent', 'viewed', 'signed', 'declined', 'expired', 'replaced'] as const;
const endings = (since: Parameters<typeof endingOf>[1]) => STATES.map((state) => endingOf(state, since));

test('signed and declined links are used; expired and replaced ones say so; open ones are not over', () => {
  expect(endings({ contract: 'same', hasNewer: true })).toEqual([
    undefined,
    undefined,
    'used',
    'used',
    'expired',
    'replaced',
  ]);
});

test('a link whose agreement is void, no longer approved, or changed without a newer link says that it was withdrawn', () => {
  const replaced = (contract: 'void' | 'quoted' | 'changed', hasNewer: boolean) =>
    endings({ contract, hasNewer }).at(-1);
  expect([replaced('void', false), replaced('void', true), replaced('quoted', false)]).toEqual(
    Array(3).fill('withdrawn'),
  );
  expect([replaced('changed', false), replaced('changed', true)]).toEqual(['withdrawn', 'replaced']);
  expect(endings({ contract: 'void', hasNewer: false }).slice(2, 5)).toEqual(['used', 'used', 'expired']);
});

test('the newest request of a paper is sent again unless it is signed', () => {
  const why = (state: Parameters<typeof whyNotResend>[0]['state'], isNewest = true) =>
    whyNotResend({ state, isNewest, contract: 'same' });
  expect([why('sent'), why('viewed'), why('declined'), why('expired')]).toEqual(Array(4).fill(undefined));
  expect([why('signed'), why('replaced'), why('expired', false)]).toEqual([
    'It is signed.',
    'A newer request took its place.',
    'A newer request took its place.',
  ]);
});

test('what was sent is not sent again when its contract is void, no longer approved or changed', () => {
  const why = (contract: Parameters<typeof whyNotResend>[0]['contract']) =>
    whyNotResend({ state: 'expired', isNewest: true, contract });
  expect([why('void'), why('quoted'), why('changed')]).toEqual([
    'The contract is void.',
    'The contract is no longer approved.',
    'The contract has changed since then.',
  ]);
});

test('the first two payments and the last are shown, and the rest unfolds from five on', () => {
  expect(foldedPayments([1, 2, 3, 4])).toEqual({ first: [1, 2, 3, 4], between: [], last: [] });
  expect(foldedPayments([1, 2, 3, 4, 5])).toEqual({ first: [1, 2], between: [3, 4], last: [5] });
});

test('no text is missing in either language, and none is the same in both but for names', () => {
  const plain = (language: (typeof LANGUAGES)[number]) =>
    Object.entries(SIGN_TEXTS[language]).filter(([, text]) => typeof text === 'string');
  const [en, es] = LANGUAGES.map(plain) as [ReturnType<typeof plain>, ReturnType<typeof plain>];
  expect(es.map(([name]) => name)).toEqual(en.map(([name]) => name));
  expect(en.filter(([, text], at) => text === '' || text === es[at]?.[1])).toEqual([]);
});
