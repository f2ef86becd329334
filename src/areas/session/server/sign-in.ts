import type { FastifyReply } from 'fastify';
import { passwordMatches } from '#platform/server/auth/passwords.ts';
import { SESSION_COOKIE } from '#platform/server/auth/session.ts';
import { newSessionSecret } from '#platform/server/auth/tokens.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { signIn as signInEndpoint } from '../contract.ts';
import { LOCK_AFTER, LOCK_MINUTES, waitInWords } from '../rules.ts';
import { sessionStatus } from './session-status.ts';
import { findLogin, forgetSignInTries, startSession, takeSignInTry } from './store.ts';

/** Before the password is looked at: parallel guesses cannot slip past the count. */
export async function takeTryOrRefuse(db: Db, email: string): Promise<void> {
  const wait = await takeSignInTry(db, email, LOCK_AFTER, LOCK_MINUTES);
  if (wait > 0) throw refuse.tooMany(`Too many tries. Try again in ${waitInWords(wait)}.`, wait);
}

export async function signIn(call: Call<typeof signInEndpoint>): Promise<AnswerOf<typeof signInEndpoint>> {
  const { body, database, config, secrets, request, reply } = call;
  // In a transaction of its own: the try counts although the answer is a refusal.
  await database.withoutTenant((db) => takeTryOrRefuse(db, body.email));
  const login = await database.withoutTenant((db) => findLogin(db, body.email));
  if (!(await passwordMatches(login?.password_hash, body.password)) || !login) {
    throw refuse.unauthorized('The email address or password is incorrect.');
  }
  const { secret, hash } = newSessionSecret();
  const name = `${login.first_name} ${login.last_name}`;
  const status = await database.asTenant({ masterId: login.master_id }, async (db) => {
    await forgetSignInTries(db, login.email);
    const sessionId = await startSession(db, login, hash, request.headers['user-agent'] ?? '');
    return sessionStatus(
      db,
      { sessionId, employeeId: login.employee_id, name, email: login.email },
      { tokenKey: secrets.tokenKey, demoWorld: config.demoWorld },
    );
  });
  setSessionCookie(reply, config, secret);
  return { ...status, user: { id: login.employee_id, name, email: login.email } };
}

// Only the browser keeps it, for as long as it runs; how long it is good for is the server's to say.
function setSessionCookie(reply: FastifyReply, config: Config, secret: string): void {
  reply.setCookie(SESSION_COOKIE, secret, cookieOptions(config));
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(config));
}

function cookieOptions(config: Config) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  } as const;
}
