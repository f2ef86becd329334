import { hasColleague } from '#areas/employees/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { keepChanged, refuseAnyStale } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Lead } from '../contract.ts';
import type { giveBackLeads as endpoint, HeldLead } from '../list-contract.ts';
import { whyNotGivenBack } from '../status-rules.ts';
import { LEADS, loadLead, refuseClosedStatus, SUBJECT } from './load-lead.ts';
import { lockLeads, moveLead } from './store.ts';

type GiveBack = Call<typeof endpoint>;

const NOTHING = 'Nothing was taken back.';

/** All of them or none, as they were assigned. */
export async function giveBackLeads(call: GiveBack): Promise<AnswerOf<typeof endpoint>> {
  const { db, session, body } = call;
  const asked = new Map(body.leads.map((lead) => [lead.id, lead]));
  const leads: { now: Lead; before: HeldLead }[] = [];
  for (const { id } of await lockLeads(db, [...asked.keys()]))
    leads.push({ now: await loadLead(db, session, id), before: asked.get(id) as HeldLead });
  for (const { before } of leads) refuseClosedStatus(before.status, session);
  if (leads.length < asked.size) throw refuse.notFound();
  const seen = leads.map(({ now, before }) => ({ ...now, seen: before.version }));
  await refuseAnyStale(db, SUBJECT, seen, NOTHING);
  for (const { now, before } of leads) {
    const why = whyNotGivenBack(now, before) ?? (await whyNotTaken(call, before));
    if (why) throw refuse.conflict(`${now.name}: ${why} ${NOTHING}`);
  }
  for (const { now, before } of leads) {
    await moveLead(db, now.id, { status: before.status, assignedTo: before.assignedTo });
    await keepChanged(LEADS, call, 'assigned', now);
  }
  return { assigned: leads.length };
}

async function whyNotTaken({ db }: GiveBack, { assignedTo }: HeldLead): Promise<string | undefined> {
  if (assignedTo === null || (await hasColleague(db, assignedTo))) return undefined;
  return 'Who had this lead no longer works at your agency.';
}
