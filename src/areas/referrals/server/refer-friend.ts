import { z } from 'zod';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { jobHandler } from '#platform/server/jobs/jobs.ts';
import { oneLine } from '#platform/server/mail/mail.ts';
import { sendUnlessRefused } from '#platform/server/mail/send-unless-refused.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { Referral, referFriend as referEndpoint } from '../contract.ts';
import { REFERRAL_LOG } from '../log.ts';
import { stateOf } from '../rules.ts';
import { referralOf } from './referral-of.ts';
import * as store from './store.ts';

export const SUBJECT = REFERRAL_LOG.subject;

const referralMail = {
  queue: 'referral-mail',
  data: z.object({ masterId: z.number(), referralId: z.number() }),
};

export async function referFriend({
  db,
  jobs,
  session,
  body,
}: Call<typeof referEndpoint>): Promise<Referral> {
  const { masterId } = session;
  await store.lockAddress(db, masterId, body.email);
  const recent = await store.findRecent(db, body.email);
  if (recent && stateOf(recent.created_at, recent.sent_at, new Date()) !== 'failed') {
    const day = showDay(dayAt(session.timeZone, recent.created_at));
    throw refuse.fields({ email: [`${recent.by} invited this address on ${day}.`] });
  }
  const row = await store.insertReferral(db, session, body);
  await jobs.send(db, referralMail, { masterId, referralId: row.id });
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: row.id,
    action: 'referred',
    after: { friendName: body.friendName, email: body.email },
  });
  return referralOf(row);
}

/** A mail that a killed process had sent but not yet noted goes out again under the same message id. */
export const mailReferral = jobHandler(referralMail, async ({ masterId, referralId }, services) => {
  const { config, database, mailer } = services;
  const referral = await database.asTenant({ masterId }, (db) => store.findUnsent(db, referralId));
  if (!referral) return;
  const by = oneLine(referral.by);
  const isSent = await sendUnlessRefused(mailer, 'referral', {
    to: referral.friend_email,
    subject: `${by} invites you to Coverdesk`,
    messageId: `referral-${masterId}-${referralId}`,
    text: [
      `Hello ${referral.friend_name},`,
      `${by} of ${oneLine(referral.agency)} works with Coverdesk, the desk for insurance agencies, and thinks that it would suit you too.`,
      ...(referral.message ? [`${by} writes:`, referral.message] : []),
      `Have a look: ${config.publicUrl}`,
      'You get this mail once, because somebody who knows you asked us to send it. If it is not for you, ignore it.',
    ].join('\n\n'),
  });
  if (isSent) await database.asTenant({ masterId }, (db) => store.markSent(db, referralId));
});
