import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenKeys, keysInFile, type SealingKeys } from '../crypto/sealing-keys.ts';

export interface Secrets {
  /** The password of the embedded database's owner. */
  ownerPassword: string;
  /** The password of the role that serves requests. */
  appPassword: string;
  /** Signs session tokens. */
  tokenKey: KeyObject;
  /** Makes the tokens of mailed links. */
  linkKey: KeyObject;
  /** Seal card and bank account numbers. */
  sealingKeys: SealingKeys;
}

const NAMES = {
  ownerPassword: 'OWNER_PASSWORD',
  appPassword: 'APP_DB_PASSWORD',
  tokenKey: 'TOKEN_KEY',
  linkKey: 'LINK_KEY',
  sealingKeys: 'SEALING_KEYS',
};
const KEY_BYTES = 32;

/** Each secret from the environment, otherwise from DATA_DIR, where the first start generates it. */
export function readSecrets(dataDir: string, env: Record<string, string | undefined>): Secrets {
  const stored = storedSecrets(dataDir, env);
  const value = (name: keyof typeof NAMES) => env[NAMES[name]] || stored[name];
  return {
    ownerPassword: value('ownerPassword'),
    appPassword: value('appPassword'),
    tokenKey: keyOf('TOKEN_KEY', value('tokenKey')),
    linkKey: keyOf('LINK_KEY', value('linkKey')),
    sealingKeys: env.SEALING_KEYS ? givenKeys(env.SEALING_KEYS) : keysInFile(secretsFile(dataDir)),
  };
}

/** As a key object: bytes would be made into one again at every signature, which takes seven times as long as signing. */
function keyOf(name: string, text: string): KeyObject {
  const bytes = Buffer.from(text, 'hex');
  if (bytes.length < KEY_BYTES || bytes.toString('hex') !== text.toLowerCase()) {
    throw new Error(`${name} must be at least ${KEY_BYTES} bytes in hexadecimal.`);
  }
  return createSecretKey(bytes);
}

type Stored = Record<keyof typeof NAMES, string>;

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

function storedSecrets(dataDir: string, env: Record<string, string | undefined>): Stored {
  const file = secretsFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    const stored = readStored(file) ?? putIfAbsent(file, generated(Object.keys(NAMES)));
    const names = Object.keys(NAMES) as (keyof typeof NAMES)[];
    const missing = names.filter((name) => !(name in stored) && !env[NAMES[name]]);
    return missing.length === 0 ? stored : addSecrets(file, missing);
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    throw new Error(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

function generated(names: readonly string[]): Partial<Stored> {
  return Object.fromEntries(names.map((name) => [name, randomBytes(KEY_BYTES).toString('hex')]));
}

/**
 * A file from before this version has no secret of the newer kinds. The new ones are agreed on in a file beside it
 * first: of two processes that start at the same time both write the same.
 */
function addSecrets(file: string, missing: readonly string[]): Stored {
  const beside = `${file}.added`;
  const added = putIfAbsent(beside, generated(missing));
  const now = { ...added, ...readStored(file) } as Stored;
  replaceSecrets(file, now);
  rmSync(beside, { force: true });
  return now;
}

/** Puts a new version in place whole. */
export function replaceSecrets(file: string, secrets: object): void {
  const draft = draftOf(file, secrets);
  renameSync(draft, file);
}

// Written whole and linked into place: two processes that start at the same time agree on one file, and none reads half.
function putIfAbsent(file: string, secrets: object): Stored {
  const draft = draftOf(file, secrets);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readStored(file) ?? (secrets as Stored);
}

function draftOf(file: string, secrets: object): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  return draft;
}
