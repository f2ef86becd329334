import { hashPassword, passwordMatches } from '#platform/server/auth/passwords.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { changePassword as changePasswordEndpoint } from '../contract.ts';
import { PERSON_LOG } from '../log.ts';
import { passwordProblem } from '../rules.ts';
import { takeTryOrRefuse } from './sign-in.ts';
import { findLogin, forgetSignInTries, setPassword } from './store.ts';

/** Tries with a wrong current password count as at sign-in: an open screen is no way around the lock. */
export async function changePassword(call: Call<typeof changePasswordEndpoint>): Promise<void> {
  const { body, session, db } = call;
  const problem = passwordProblem(body.newPassword, [
    session.firstName,
    session.lastName,
    ...session.email.split('@'),
  ]);
  if (problem) throw refuse.fields({ newPassword: [problem] });
  await takeTryOrRefuse(db, session.email);
  const login = await findLogin(db, session.email);
  if (!(await passwordMatches(login?.password_hash, body.currentPassword))) {
    throw refuse.fields({ currentPassword: ['This is not your current password.'] }).keepingChanges();
  }
  await forgetSignInTries(db, session.email);
  await setPassword(db, session.email, await hashPassword(body.newPassword), session.id);
  await writeChange(db, session, {
    subject: PERSON_LOG.subject,
    subjectId: session.employeeId,
    action: 'password changed',
  });
}
