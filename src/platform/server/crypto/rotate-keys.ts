import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { replaceSecrets, secretsFile } from '../config/secrets.ts';
import { keysInUse, resealAll, type SealedColumn } from './reseal.ts';
import { givenKeys, keysInFile, readSealingKeys, SEALING_KEY_BYTES } from './sealing-keys.ts';

interface Rotation {
  dataDir: string;
  /** SEALING_KEYS of the environment, whose owner has put a new key in front. */
  given: string | undefined;
  columns: readonly SealedColumn[];
}

/** Seals everything with a new key, and answers how many values that were. */
export async function rotateKeys(
  owner: pg.ClientBase,
  { dataDir, given, columns }: Rotation,
): Promise<number> {
  if (given) return resealAll(owner, givenKeys(given), columns);
  const file = secretsFile(dataDir);
  const used = await keysInUse(owner, columns);
  addKey(file, used);
  return resealAll(owner, keysInFile(file), columns);
}

/**
 * The new key goes in front. The one that was in force stays, since a save that is under way may still use it; older ones
 * go once nothing is sealed with them.
 */
function addKey(file: string, used: ReadonlySet<string>): void {
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  const texts: string[] = stored.sealingKeys.split(',');
  const kept = texts.filter((text, at) => at === 0 || used.has(readSealingKeys(text)[0]?.id ?? ''));
  const fresh = randomBytes(SEALING_KEY_BYTES).toString('hex');
  replaceSecrets(file, { ...stored, sealingKeys: [fresh, ...kept].join(',') });
}
