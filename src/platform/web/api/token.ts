import { readToken, type TokenClaims, type TokenProblem } from '#platform/shared/token.ts';
import { texts } from '../texts.ts';

/** Only in memory: a script that gets at the storage finds no token there, and a closed tab leaves none. */
let held: string | undefined;

export class TokenError extends Error {
  readonly problem: TokenProblem;

  constructor(problem: TokenProblem) {
    super(texts.calls.noSession(problem));
    this.name = 'TokenError';
    this.problem = problem;
  }
}

/** Keeps a token that the server just sent and returns whose it is; a token with a problem is discarded. */
export function holdToken(token: string): TokenClaims {
  const read = readToken(token, issuedAt(token));
  if ('problem' in read) {
    held = undefined;
    throw new TokenError(read.problem);
  }
  held = token;
  return read.claims;
}

export function heldToken(): string | undefined {
  return held;
}

export function dropToken(): void {
  held = undefined;
}

/**
 * The server's clock at the time of the answer. The computer's own may be hours off, and a fresh token
 * must not then be mistaken for an expired one. No time is judged against NaN, so this reads any token.
 */
function issuedAt(token: string): number {
  const read = readToken(token, Number.NaN);
  return 'claims' in read && typeof read.claims.iat === 'number' ? read.claims.iat : Date.now() / 1000;
}
