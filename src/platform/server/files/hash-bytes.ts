import { subtle } from 'node:crypto';

/** SHA-256 as hexadecimal digits, off the thread of the server. */
export async function hashBytes(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex');
}
