import { z } from 'zod';
import { findAgencyName } from '#areas/agency/server/public.ts';
import { findPasswordReset, passwordLink } from '#areas/session/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { type Jobs, jobHandler } from '#platform/server/jobs/jobs.ts';
import { sendUnlessRefused } from '#platform/server/mail/send-unless-refused.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { Employee, inviteAgain as inviteAgainEndpoint } from '../contract.ts';
import { whyNotInvitedAgain } from '../rules.ts';
import { EMPLOYEES } from './employee-of.ts';
import { lockPeople, openInvitation } from './store.ts';

export const ADDRESS_TAKEN = 'Someone already signs in with this address. Enter another one.';

const invitationMail = { queue: 'invitation-mail', data: z.object({ resetId: z.string() }) };

/** Gives the person their address to sign in with, and mails the link to choose a password. */
export async function sendInvitation(db: Db, jobs: Jobs, id: number, email: string): Promise<void> {
  const resetId = await openInvitation(db, id, email);
  if (!resetId) throw refuse.fields({ email: [ADDRESS_TAKEN] });
  await mailInvitationLater(db, jobs, resetId);
}

export function mailInvitationLater(db: Db, jobs: Jobs, resetId: string): Promise<void> {
  return jobs.send(db, invitationMail, { resetId });
}

export async function inviteAgain(call: Call<typeof inviteAgainEndpoint>): Promise<Employee> {
  const { db, jobs, session, params } = call;
  await lockPeople(db, session.masterId);
  return changeRecord(
    EMPLOYEES,
    call,
    { id: params.id },
    {
      action: 'invited again',
      whyNot: (invited) => whyNotInvitedAgain(invited),
      change: ({ id, email }) => sendInvitation(db, jobs, id, email),
    },
  );
}

export const mailInvitation = jobHandler(invitationMail, async ({ resetId }, services) => {
  const { database, mailer } = services;
  const invited = await database.withoutTenant((db) => findPasswordReset(db, resetId));
  if (!invited) return;
  const agency = await database.asTenant({ masterId: invited.master_id }, findAgencyName);
  await sendUnlessRefused(mailer, 'invitation', {
    to: invited.email,
    subject: 'Your Coverdesk account',
    messageId: resetId,
    text: [
      `Hello ${invited.first_name},`,
      `${agency} works with Coverdesk and has created an account for you. Use this link once within the next 7 days to choose your password:`,
      `${passwordLink(services, resetId)}&invited=true`,
      `After that you sign in with ${invited.email} and your password.`,
      'If you did not expect this email, ignore it: without a password no one can use the account.',
    ].join('\n\n'),
  });
});
