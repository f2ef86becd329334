import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { SEALING_KEY_BYTES, type SealingKeys } from './sealing-keys.ts';

/** Where a sealed value is stored: it opens nowhere else. */
export interface SealedPlace {
  masterId: number;
  table: string;
  column: string;
  row: number;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/**
 * Text that only the keys outside of the database open. Each value has a key of its own, and that key is sealed with
 * the one in force: `v1.key id.sealed key.sealed text`.
 */
export function seal(keys: SealingKeys, place: SealedPlace, text: string): string {
  const { id, key } = keys.current();
  const own = randomBytes(SEALING_KEY_BYTES);
  const bound = boundTo(place, id);
  return [
    VERSION,
    id,
    encrypt(key, bound, own).toString('base64url'),
    encrypt(createSecretKey(own), bound, Buffer.from(text)).toString('base64url'),
  ].join('.');
}

/** The text again; throws for what was changed, moved to another place or sealed with a key that is not there. */
export function unseal(keys: SealingKeys, place: SealedPlace, sealed: string): string {
  const [version, id = '', sealedKey = '', content = ''] = sealed.split('.');
  const known = version === VERSION ? keys.find(id) : undefined;
  if (!known) throw new Error('The key that this value was sealed with is not among SEALING_KEYS.');
  const bound = boundTo(place, id);
  const own = decrypt(known.key, bound, Buffer.from(sealedKey, 'base64url'));
  return decrypt(createSecretKey(own), bound, Buffer.from(content, 'base64url')).toString();
}

export function keyIdOf(sealed: string): string {
  return sealed.split('.')[1] ?? '';
}

function boundTo({ masterId, table, column, row }: SealedPlace, keyId: string): Buffer {
  return Buffer.from(JSON.stringify([VERSION, keyId, masterId, table, column, row]));
}

function encrypt(key: KeyObject, bound: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(bound);
  const content = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

function decrypt(key: KeyObject, bound: Buffer, sealed: Buffer): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(bound).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
