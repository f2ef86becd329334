import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
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
  await earlierWorkEnded(owner);
  return resealAll(owner, keysInFile(file), columns);
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** The transactions of this database at this moment, those that have written nothing yet among them. */
const AT_WORK = `
  SELECT coalesce(array_agg(l.virtualtransaction), '{}') AS transactions
  FROM pg_locks l JOIN pg_stat_activity a USING (pid)
  WHERE l.locktype = 'virtualxid' AND l.granted AND a.datname = current_database() AND pid <> pg_backend_pid()`;
const ARE_OVER = `
  SELECT NOT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'virtualxid' AND granted AND virtualtransaction = ANY ($1)) AS over`;

/**
 * Waits for every transaction that may have sealed something with a key before the new one: what it commits after we
 * have looked would keep a key that the next rotation drops.
 */
async function earlierWorkEnded(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query(AT_WORK);
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = await owner.query(ARE_OVER, [rows[0].transactions]);
    if (now.rows[0].over) return;
    if (performance.now() > end)
      throw new Error(
        'Something has been at work in the database for a minute. Run rotate-keys again later.',
      );
    await sleep(PAUSE_MS);
  }
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
