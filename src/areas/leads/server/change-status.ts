import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Lead, changeLeadStatus as statusEndpoint } from '../contract.ts';
import { todayEverywhere } from '../rules.ts';
import { statusProblems, whyNotChange } from '../status-rules.ts';
import { keepChange } from './keep-change.ts';
import { lockLead, refuseClosedStatus } from './load-lead.ts';
import { moveLead } from './store.ts';

export async function changeStatus(call: Call<typeof statusEndpoint>): Promise<Lead> {
  const { db, session, params, body } = call;
  refuseClosedStatus(body.status, session);
  const problems = statusProblems(body, todayEverywhere(new Date()));
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  const before = await lockLead(db, session, params.id, body.version);
  const why = whyNotChange(before, body.status);
  if (why) throw refuse.conflict(why);
  await moveLead(db, before.id, {
    status: body.status,
    closedReason: body.status === 'closed' ? body.reason : '',
    ...(body.status === 'incubate' && { followUpOn: body.followUpOn }),
  });
  return keepChange(db, session, 'status changed', before.id, before);
}
