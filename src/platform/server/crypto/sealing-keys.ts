import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

export const SEALING_KEY_BYTES = 32;

export interface SealingKey {
  /** Beside everything that was sealed with it; says nothing about the key. */
  id: string;
  key: KeyObject;
}

/** The keys that card and bank account numbers are sealed with. The first seals, all of them open. */
export interface SealingKeys {
  current(): SealingKey;
  find(id: string): SealingKey | undefined;
}

/** Keys in hexadecimal, separated by commas. */
export function readSealingKeys(text: string): SealingKey[] {
  return text.split(',').map((part) => {
    const bytes = Buffer.from(part.trim(), 'hex');
    if (bytes.length !== SEALING_KEY_BYTES || bytes.toString('hex') !== part.trim().toLowerCase())
      throw new Error(
        `SEALING_KEYS must be keys of ${SEALING_KEY_BYTES} bytes in hexadecimal, separated by commas.`,
      );
    return { id: idOf(bytes), key: createSecretKey(bytes) };
  });
}

export function idOf(key: Uint8Array): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12);
}

/** Keys that stay as they are while the process runs. */
export function givenKeys(text: string): SealingKeys {
  const keys = readSealingKeys(text);
  return { current: () => keys[0] as SealingKey, find: (id) => keys.find((key) => key.id === id) };
}

/**
 * Keys of a file that is read again when it has changed: once `rotate-keys` has put a new key in front, every process
 * that runs seals with it, and opens what others have sealed with it.
 */
export function keysInFile(file: string): SealingKeys {
  let seen = '';
  let keys: SealingKey[] = [];
  const fresh = () => {
    const { mtimeMs, ino, size } = statSync(file);
    const stamp = `${mtimeMs} ${ino} ${size}`;
    if (stamp !== seen) {
      keys = readSealingKeys(JSON.parse(readFileSync(file, 'utf8')).sealingKeys);
      seen = stamp;
    }
    return keys;
  };
  fresh();
  return { current: () => fresh()[0] as SealingKey, find: (id) => fresh().find((key) => key.id === id) };
}
