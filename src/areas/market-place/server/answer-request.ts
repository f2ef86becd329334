import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { announce } from '#platform/server/live/announce.ts';
import { changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { AddOnRequest, declineAddOnRequest as declineEndpoint } from '../contract.ts';
import { ADD_ON_REQUEST_LOG } from '../log.ts';
import type { Outcome } from '../rules.ts';
import * as store from './store.ts';
import { requestAnswered } from './tell-people.ts';

const REQUESTS: RecordKind<store.StoredRequest> = {
  subject: ADD_ON_REQUEST_LOG.subject,
  lock: store.lockRequest,
  find: store.findRequest,
  logged: ({ outcome, answer }) => ({ requestOutcome: outcome, requestAnswer: answer }),
};

interface Work {
  db: Db;
  session: Session;
  jobs: Pick<Jobs, 'send'>;
}

/** Once: whoever answers after somebody else is told so. */
async function answer(work: Work, id: number, outcome: Outcome, words: string): Promise<store.StoredRequest> {
  const { db, session, jobs } = work;
  const { masterId, employeeId } = session;
  return changeRecord(
    REQUESTS,
    work,
    { id },
    {
      action: outcome,
      whyNot: (before) =>
        before.outcome ? `${before.answeredBy} has answered this request: ${before.outcome}.` : undefined,
      change: () => store.answerRequest(db, id, { outcome, answer: words, employeeId }),
      async follow() {
        await jobs.send(db, requestAnswered, { provider: masterId, requestId: id });
        await announce(db, { masterId, to: 'agency', kind: 'marketPlace' });
      },
    },
  );
}

export async function declineRequest(call: Call<typeof declineEndpoint>): Promise<AddOnRequest> {
  return shownRequest(await answer(call, call.params.id, 'declined', call.body.answer));
}

/** Applying an add-on is the answer to whoever asked for it. */
export async function answerByApplying(
  work: Work,
  { account, addOn }: { account: number; addOn: number },
): Promise<void> {
  const id = await store.findOpen(work.db, account, addOn);
  if (id !== undefined) await answer(work, id, 'applied', '');
}

export function shownRequest({ requestedBy: _, ...request }: store.StoredRequest): AddOnRequest {
  return request;
}
