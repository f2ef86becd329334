import { hasColleague } from '#areas/employees/server/public.ts';
import { lastChangedBy } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { keepChanged } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { assignLeads as assignEndpoint } from '../list-contract.ts';
import { statusAfterAssignment, whyNotAssign } from '../status-rules.ts';
import { LEADS, loadLead, refuseClosedStatus, SUBJECT } from './load-lead.ts';
import { NO_COLLEAGUE } from './save-lead.ts';
import { lockLeads, moveLead } from './store.ts';

type Assign = Call<typeof assignEndpoint>;

/** All of them or none: whoever is refused one has to look again before anything is handed over. */
export async function assignLeads(call: Assign): Promise<AnswerOf<typeof assignEndpoint>> {
  const { db, body } = call;
  if (body.assignedTo !== null && !(await hasColleague(db, body.assignedTo)))
    throw refuse.fields({ assignedTo: [NO_COLLEAGUE] });
  const asked = new Map(body.leads.map(({ id, version }) => [id, version]));
  const locked = await lockLeads(db, [...asked.keys()]);
  if (locked.length < asked.size) throw refuse.fields({ leads: ['Choose leads of your agency.'] });
  let assigned = 0;
  for (const { id } of locked) assigned += await assignOne(call, id, asked.get(id));
  return { assigned };
}

async function assignOne({ db, session, body }: Assign, id: number, version?: number): Promise<number> {
  const { assignedTo } = body;
  const before = await loadLead(db, session, id);
  if (version !== undefined && version !== before.version) {
    const who = await lastChangedBy(db, SUBJECT, id);
    throw refuse.conflict(
      `${who} changed ${before.name} in the meantime. Nothing was assigned; please check again.`,
    );
  }
  const why = whyNotAssign(before.status);
  if (why) throw refuse.conflict(`${before.name}: ${why}`);
  const status = statusAfterAssignment(before.status, assignedTo);
  refuseClosedStatus(status, session);
  if (assignedTo === before.assignedTo && status === before.status) return 0;
  await moveLead(db, id, { status, assignedTo });
  await keepChanged(LEADS, { db, session }, 'assigned', before);
  return 1;
}
