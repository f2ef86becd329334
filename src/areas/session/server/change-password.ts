import { hashPassword, passwordMatches } from '#platform/server/auth/passwords.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { CallInSteps } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { changePassword as changePasswordEndpoint } from '../contract.ts';
import { PERSON_LOG } from '../log.ts';
import { passwordProblem } from '../rules.ts';
import { takeTryOrRefuse } from './sign-in.ts';
import { findLogin, forgetSignInTries, replacePassword } from './store.ts';

/**
 * Tries with a wrong current password count as at sign-in: an open screen is no way around the lock. Proving one and
 * hashing the other take long on purpose, and no transaction waits for it.
 */
export async function changePassword(call: CallInSteps<typeof changePasswordEndpoint>): Promise<void> {
  const { body, session, inTransaction } = call;
  const { email } = session;
  const names = [session.firstName, session.lastName, ...email.split('@')];
  const problem = passwordProblem(body.newPassword, names);
  if (problem) throw refuse.fields({ newPassword: [problem] });
  await inTransaction((db) => takeTryOrRefuse(db, email));
  const login = await inTransaction((db) => findLogin(db, email));
  if (!login || !(await passwordMatches(login.password_hash, body.currentPassword))) throw refuseCurrent();
  const hash = await hashPassword(body.newPassword);
  await inTransaction(async (db) => {
    // Somebody may have set another in the meantime, by a mailed link or on another screen.
    if (!(await replacePassword(db, email, login.password_hash, hash, session.id))) throw refuseCurrent();
    await forgetSignInTries(db, email);
    await writeChange(db, session, {
      subject: PERSON_LOG.subject,
      subjectId: session.employeeId,
      action: 'password changed',
    });
  });
}

const refuseCurrent = () => refuse.fields({ currentPassword: ['This is not your current password.'] });
