import { officeProblem } from '#areas/offices/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { addLead as addEndpoint, Lead, LeadInput, saveLead as saveEndpoint } from '../contract.ts';
import { leadProblems, todayEverywhere } from '../rules.ts';
import { firstStatus, statusAfterAssignment, whyNotAssign } from '../status-rules.ts';
import { hasColleague } from './choices-store.ts';
import { keepChange } from './keep-change.ts';
import { lockLead, refuseClosedStatus } from './load-lead.ts';
import { insertLead, moveLead, updateLead } from './store.ts';

export async function addLead({ db, session, body }: Call<typeof addEndpoint>): Promise<Lead> {
  await refuseProblems(db, body);
  const id = await insertLead(db, session, firstStatus(body.assignedTo), body);
  return keepChange(db, session, 'added', id);
}

export async function saveLead({ db, session, params, body }: Call<typeof saveEndpoint>): Promise<Lead> {
  const before = await lockLead(db, session, params.id, body.version);
  await refuseProblems(db, body, before);
  const { assignedTo } = body;
  const isHandedOver = assignedTo !== before.assignedTo;
  const status = isHandedOver ? statusAfterAssignment(before.status, assignedTo) : before.status;
  refuseClosedStatus(status, session);
  await updateLead(db, before.id, body);
  await moveLead(db, before.id, isHandedOver ? { status, assignedTo } : {});
  return keepChange(db, session, 'edited', before.id, before);
}

/** Who was given the lead once keeps it, also after they left the agency. */
async function refuseProblems(db: Db, input: LeadInput, before?: Lead): Promise<void> {
  const problems = leadProblems(input, todayEverywhere(new Date()), before?.followUpOn);
  const noOffice = await officeProblem(db, input.officeId, before?.officeId);
  if (noOffice) problems.officeId = [noOffice];
  if (input.assignedTo !== (before?.assignedTo ?? null)) {
    const why = before && whyNotAssign(before.status);
    if (why) problems.assignedTo = [why];
    else if (input.assignedTo !== null && !(await hasColleague(db, input.assignedTo)))
      problems.assignedTo = [NO_COLLEAGUE];
  }
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
}

export const NO_COLLEAGUE = 'Choose a person who works at your agency.';
