import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyIdOf, type SealedPlace, seal, unseal } from './envelope.ts';
import { givenKeys } from './sealing-keys.ts';

const newKey = () => randomBytes(32).toString('hex');
const PLACE: SealedPlace = { masterId: 1, table: 'account_payment_methods', column: 'sealed_number', row: 7 };
const CARD = '4111111111111111';

test('what is sealed opens again in its place, and shows nothing of itself', () => {
  const keys = givenKeys(newKey());
  const sealed = seal(keys, PLACE, CARD);
  expect(unseal(keys, PLACE, sealed)).toBe(CARD);
  expect(sealed).not.toContain('1111');
  expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('1111');
  expect(seal(keys, PLACE, CARD)).not.toBe(sealed);
});

describe('agency, table, column and row are bound in', () => {
  test.each([{ masterId: 2 }, { table: 'banks' }, { column: 'other' }, { row: 8 }])(
    '%o opens nothing',
    (moved) => {
      const keys = givenKeys(newKey());
      const sealed = seal(keys, PLACE, CARD);
      expect(() => unseal(keys, { ...PLACE, ...moved }, sealed)).toThrow();
    },
  );
});

test('a value in which anything was changed does not open', () => {
  const keys = givenKeys(newKey());
  const sealed = seal(keys, PLACE, CARD);
  for (let at = 0; at < sealed.length; at += 1) {
    const letter = sealed[at] === 'A' ? 'B' : 'A';
    const changed = `${sealed.slice(0, at)}${letter}${sealed.slice(at + 1)}`;
    // The last letter of base64 has bits that mean nothing; what opens must be what was sealed.
    let opened: string | undefined;
    try {
      opened = unseal(keys, PLACE, changed);
    } catch {
      continue;
    }
    expect(opened).toBe(CARD);
  }
});

test('the first key seals, and all of them open', () => {
  const [older, newer] = [newKey(), newKey()];
  const before = seal(givenKeys(older), PLACE, CARD);
  const both = givenKeys(`${newer},${older}`);
  expect(unseal(both, PLACE, before)).toBe(CARD);
  const after = seal(both, PLACE, CARD);
  expect(keyIdOf(after)).not.toBe(keyIdOf(before));
  expect(unseal(givenKeys(newer), PLACE, after)).toBe(CARD);
  expect(() => unseal(givenKeys(newer), PLACE, before)).toThrow('not among SEALING_KEYS');
});

test.each(['', 'abc', `${'a'.repeat(62)}`, `${'a'.repeat(64)},`, 'z'.repeat(64)])(
  '%o is no list of keys',
  (text) => {
    expect(() => givenKeys(text)).toThrow('SEALING_KEYS must be keys of 32 bytes');
  },
);
