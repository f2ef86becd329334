import { hasColleague } from '#areas/employees/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { keepChanged, refuseAnyStale } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Lead } from '../contract.ts';
import type { assignLeads as assignEndpoint, HeldLead } from '../list-contract.ts';
import { statusAfterAssignment, whyNotAssign } from '../status-rules.ts';
import { LEADS, loadLead, refuseClosedStatus, SUBJECT } from './load-lead.ts';
import { NO_COLLEAGUE } from './save-lead.ts';
import { lockLeads, moveLead } from './store.ts';

type Assign = Call<typeof assignEndpoint>;

const LOOK_AGAIN = 'Nothing was assigned; please check again.';

/** All of them or none: whoever is refused one has to look again before anything is handed over. */
export async function assignLeads(call: Assign): Promise<AnswerOf<typeof assignEndpoint>> {
  const { db, session, body } = call;
  const asked = new Map(body.leads.map(({ id, version }) => [id, version]));
  const leads: Lead[] = [];
  for (const { id } of await lockLeads(db, [...asked.keys()])) leads.push(await loadLead(db, session, id));
  for (const { status } of leads) refuseClosedStatus(statusAfterAssignment(status, body.assignedTo), session);
  refuseProblems(await problemsOf(call, leads.length < asked.size));
  const seen = leads.map(({ id, version, name }) => ({ id, version, name, seen: asked.get(id) }));
  await refuseAnyStale(db, SUBJECT, seen, LOOK_AGAIN);
  for (const { name, status } of leads) {
    const why = whyNotAssign(status);
    if (why) throw refuse.conflict(`${name}: ${why}`);
  }
  const before: HeldLead[] = [];
  for (const lead of leads) before.push(...(await assignOne(call, lead)));
  return { assigned: before.length, before };
}

async function problemsOf({ db, body: { assignedTo } }: Assign, isAnyMissing: boolean): Promise<FieldErrors> {
  const isNobody = assignedTo !== null && !(await hasColleague(db, assignedTo));
  return {
    ...(isNobody && { assignedTo: [NO_COLLEAGUE] }),
    ...(isAnyMissing && { leads: ['Choose leads of your agency.'] }),
  };
}

/** What it was before, unless it stays as it is. */
async function assignOne(call: Assign, before: Lead): Promise<HeldLead[]> {
  const { assignedTo } = call.body;
  const status = statusAfterAssignment(before.status, assignedTo);
  if (assignedTo === before.assignedTo && status === before.status) return [];
  await moveLead(call.db, before.id, { status, assignedTo });
  const { version } = await keepChanged(LEADS, call, 'assigned', before);
  return [{ id: before.id, version, assignedTo: before.assignedTo, status: before.status }];
}
