import { hash, verify } from '@node-rs/argon2';

// argon2id, above OWASP's minimum (19 MiB, two passes).
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** The hash of a password nobody has: comparing with it costs an unknown address the same time as a known one. */
const NOBODYS_HASH = hashPassword(crypto.randomUUID());

/** Someone who was invited and has chosen no password yet has '' stored, which nothing matches. */
export async function passwordMatches(stored: string | undefined, given: string): Promise<boolean> {
  const matches = await verify(stored || (await NOBODYS_HASH), given.normalize('NFKC'));
  return matches && Boolean(stored);
}
