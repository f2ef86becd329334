import { z } from 'zod';
import { hashPassword } from '#platform/server/auth/passwords.ts';
import { openLink, sealLink } from '#platform/server/auth/tokens.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { type JobServices, jobHandler } from '#platform/server/jobs/jobs.ts';
import { sendUnlessRefused } from '#platform/server/mail/send-unless-refused.ts';
import type { requestPasswordReset, resetPassword as resetPasswordEndpoint } from '../contract.ts';
import { PERSON_LOG } from '../log.ts';
import { passwordProblem } from '../rules.ts';
import {
  findPasswordReset,
  forgetSignInTries,
  openPasswordReset,
  setPassword,
  usePasswordReset,
} from './store.ts';

const PURPOSE = 'password-reset';
const LINK_SPENT = 'This link has been used or is too old. Ask for a new one.';

export const passwordResetMail = { queue: 'password-reset-mail', data: z.object({ resetId: z.string() }) };

/** Returns the same whether or not the address has an account. */
export async function askForReset({ body, database, jobs }: Call<typeof requestPasswordReset>) {
  await database.withoutTenant(async (db) => {
    const resetId = await openPasswordReset(db, body.email);
    if (resetId) await jobs.send(db, passwordResetMail, { resetId });
  });
  return { message: 'If this address has an account, a link to set a new password is on its way to it.' };
}

export const mailPasswordReset = jobHandler(passwordResetMail, async ({ resetId }, services) => {
  const { database, mailer } = services;
  const reset = await database.withoutTenant((db) => findPasswordReset(db, resetId));
  if (!reset) return;
  await sendUnlessRefused(mailer, 'password', {
    to: reset.email,
    subject: 'Set a new Coverdesk password',
    messageId: resetId,
    text: [
      `Hello ${reset.first_name},`,
      'Someone, most likely you, asked to set a new password for Coverdesk. Use this link once within the next hour:',
      passwordLink(services, resetId),
      'If it was not you, ignore this email: your password stays as it is.',
    ].join('\n\n'),
  });
});

/** The address in a mail with which a password is chosen, once. */
export function passwordLink({ config, secrets }: JobServices, resetId: string): string {
  return `${config.publicUrl}/auth/reset?token=${sealLink(secrets.linkKey, PURPOSE, resetId)}`;
}

export async function resetPassword({
  body,
  database,
  secrets,
}: Call<typeof resetPasswordEndpoint>): Promise<void> {
  const resetId = openLink(secrets.linkKey, PURPOSE, body.token);
  const reset = resetId && (await database.withoutTenant((db) => findPasswordReset(db, resetId)));
  if (!reset) throw refuse.fields({ token: [LINK_SPENT] });
  const problem = passwordProblem(body.newPassword, [
    reset.first_name,
    reset.last_name,
    ...reset.email.split('@'),
  ]);
  if (problem) throw refuse.fields({ newPassword: [problem] });
  const hash = await hashPassword(body.newPassword);
  await database.asTenant({ masterId: reset.master_id }, async (db) => {
    if (!(await usePasswordReset(db, resetId))) throw refuse.fields({ token: [LINK_SPENT] });
    await setPassword(db, reset.email, hash);
    await forgetSignInTries(db, reset.email);
    await writeChange(
      db,
      { masterId: reset.master_id, employeeId: reset.employee_id },
      { subject: PERSON_LOG.subject, subjectId: reset.employee_id, action: 'password reset' },
    );
  });
}
