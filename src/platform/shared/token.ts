/** What can be wrong with a session token, in the words both sides use. */
export type TokenProblem =
  | 'Empty Algorithm'
  | 'Algorithm Not Supported'
  | 'Algorithm Not Allowed'
  | 'Not Yet Valid'
  | 'Invalid Token'
  | 'Expired Token';

export const TOKEN_ALGORITHM = 'HS256';

/** The registered algorithms for signing; a name outside of them is not supported at all. */
const KNOWN_ALGORITHMS = new Set([
  'none',
  ...['HS', 'RS', 'PS', 'ES'].flatMap((family) => ['256', '384', '512'].map((bits) => family + bits)),
  'ES256K',
  'EdDSA',
  'Ed25519',
  'Ed448',
]);

export interface TokenClaims {
  sub: string;
  name: string;
  email: string;
  sid: string;
  iat: number;
  nbf: number;
  exp: number;
}

/**
 * Reads a token without looking at its signature, which only the server can check. `now` is in seconds.
 * Times are judged before the signature, so that an honest client learns that its token is merely old;
 * the server still refuses a forged one either way.
 */
export function readToken(token: string, now: number): { claims: TokenClaims } | { problem: TokenProblem } {
  const parts = token.split('.');
  if (parts.length !== 3) return { problem: 'Invalid Token' };
  const header = decodePart(parts[0] as string);
  const claims = decodePart(parts[1] as string);
  if (!header || !claims) return { problem: 'Invalid Token' };
  const problem = algorithmProblem(header.alg) ?? timeProblem(claims, now);
  if (problem) return { problem };
  if (![claims.sub, claims.sid, claims.name, claims.email].every((claim) => typeof claim === 'string')) {
    return { problem: 'Invalid Token' };
  }
  return { claims: claims as unknown as TokenClaims };
}

function algorithmProblem(algorithm: unknown): TokenProblem | undefined {
  if (algorithm === undefined || algorithm === null || algorithm === '') return 'Empty Algorithm';
  if (typeof algorithm !== 'string' || !KNOWN_ALGORITHMS.has(algorithm)) return 'Algorithm Not Supported';
  if (algorithm !== TOKEN_ALGORITHM) return 'Algorithm Not Allowed';
  return undefined;
}

/** `now` is in seconds. */
export function timeProblem(claims: { exp?: unknown; nbf?: unknown }, now: number): TokenProblem | undefined {
  if (typeof claims.exp !== 'number' || typeof claims.nbf !== 'number') return 'Invalid Token';
  if (claims.nbf > now) return 'Not Yet Valid';
  if (claims.exp <= now) return 'Expired Token';
  return undefined;
}

function decodePart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(decodeBase64Url(part));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

// Neither atob nor TextDecoder belongs to the language alone, and this file runs in browser and server alike.
declare const atob: (text: string) => string;

function decodeBase64Url(part: string): string {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return decodeURIComponent(
    [...bytes].map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`).join(''),
  );
}
