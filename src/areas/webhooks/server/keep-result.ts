import { tellPeople } from '#areas/notifications/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { WEBHOOK_LOG } from '../log.ts';
import { isToBeSwitchedOff, OFF_AFTER_DAYS, pauseOfMessage, pauseOfWebhook } from '../rules.ts';
import * as store from './delivery-store.ts';
import type { Served } from './send-messages.ts';

/** What came of a try, and what follows from it for the message and for its webhook. */
export async function keepResult(
  db: Db,
  served: Served,
  due: store.DueMessage,
  outcome: store.Outcome,
  isDone: boolean,
  now = new Date(),
): Promise<void> {
  const { webhookId } = served;
  if (isDone) {
    await store.keepOutcome(db, webhookId, due, outcome, { state: 'delivered' });
    return store.noteArrival(db, webhookId);
  }
  const pause = pauseOfMessage(due.tries + 1);
  const then =
    pause === undefined
      ? ({ state: 'failed' } as const)
      : ({ state: 'waiting', nextTryAt: later(now, pause) } as const);
  await store.keepOutcome(db, webhookId, due, outcome, then);
  const failed = await store.noteFailure(db, webhookId, now);
  if (!failed) return;
  await store.pauseWebhook(db, webhookId, later(now, pauseOfWebhook(failed.failures)));
  if (failed.active && isToBeSwitchedOff(failed.failing_since as Date, now))
    await switchOff(db, served, failed, now);
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Its messages stay and wait for whoever switches it on again. */
async function switchOff(
  db: Db,
  { masterId, webhookId }: Served,
  { made_by, address }: { made_by: number; address: string },
  now: Date,
): Promise<void> {
  await store.switchOff(db, webhookId, now);
  await writeChange(
    db,
    { masterId, employeeId: null },
    {
      subject: WEBHOOK_LOG.subject,
      subjectId: webhookId,
      action: 'switched off',
      before: { active: true },
      after: { active: false },
    },
  );
  await tellPeople(db, {
    masterId,
    to: [made_by],
    title: 'A webhook was switched off',
    message: `Nothing has reached ${new URL(address).host} for ${OFF_AFTER_DAYS} days. Look at its messages, and switch it on again once it answers.`,
    link: `/admin/webhooks?webhook=${webhookId}`,
  });
}
