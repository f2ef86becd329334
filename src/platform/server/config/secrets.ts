import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  /** The password of the embedded database's owner. */
  ownerPassword: string;
  /** The password of the role that serves requests. */
  appPassword: string;
  /** Signs session tokens. */
  tokenKey: KeyObject;
  /** Makes the tokens of mailed links. */
  linkKey: KeyObject;
}

const NAMES = {
  ownerPassword: 'OWNER_PASSWORD',
  appPassword: 'APP_DB_PASSWORD',
  tokenKey: 'TOKEN_KEY',
  linkKey: 'LINK_KEY',
};
const KEY_BYTES = 32;

/** Each secret from the environment, otherwise from DATA_DIR, where the first start generates it. */
export function readSecrets(dataDir: string, env: Record<string, string | undefined>): Secrets {
  const stored = storedSecrets(dataDir);
  const value = (name: keyof typeof NAMES) => env[NAMES[name]] || stored[name];
  return {
    ownerPassword: value('ownerPassword'),
    appPassword: value('appPassword'),
    tokenKey: keyOf('TOKEN_KEY', value('tokenKey')),
    linkKey: keyOf('LINK_KEY', value('linkKey')),
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

function storedSecrets(dataDir: string): Record<keyof typeof NAMES, string> {
  const file = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    generate(dataDir, file);
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`, { cause: error });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

// Written whole and linked into place: two processes that start at the same time agree on one file, and none reads half.
function generate(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const fresh = Object.fromEntries(
    Object.keys(NAMES).map((name) => [name, randomBytes(KEY_BYTES).toString('hex')]),
  );
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
