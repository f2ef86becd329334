import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { Lead, changeLeadStatus as statusEndpoint } from '../contract.ts';
import { todayEverywhere } from '../rules.ts';
import { statusProblems, whyNotChange } from '../status-rules.ts';
import { whyStatusClosed } from '../statuses.ts';
import { LEADS, refuseClosedStatus } from './load-lead.ts';
import { moveLead } from './store.ts';

export function changeStatus(call: Call<typeof statusEndpoint>): Promise<Lead> {
  const { db, session, params, body } = call;
  refuseClosedStatus(body.status, session);
  return changeRecord(
    LEADS,
    call,
    { id: params.id, version: body.version },
    {
      action: 'status changed',
      whyForbidden: ({ status }) => whyStatusClosed(status, session),
      problems: () => statusProblems(body, todayEverywhere(new Date())),
      whyNot: (before) => whyNotChange(before, body.status),
      change: ({ id }) =>
        moveLead(db, id, {
          status: body.status,
          closedReason: body.status === 'closed' ? body.reason : '',
          ...(body.followUpOn !== undefined && { followUpOn: body.followUpOn }),
        }),
    },
  );
}
