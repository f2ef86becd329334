import { refuseSame } from '#areas/customers/server/public.ts';
import { hasColleague } from '#areas/employees/server/public.ts';
import { officeProblem } from '#areas/offices/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { addRecord, changeRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { addLead as addEndpoint, Lead, LeadInput, saveLead as saveEndpoint } from '../contract.ts';
import { leadProblems, todayEverywhere } from '../rules.ts';
import { firstStatus, statusAfterAssignment, whyNotAssign, whyNotEdit } from '../status-rules.ts';
import { type LeadStatus, whyStatusClosed } from '../statuses.ts';
import { LEADS } from './load-lead.ts';
import { listSame } from './same-leads.ts';
import { insertLead, moveLead, updateLead } from './store.ts';

export async function addLead(call: Call<typeof addEndpoint>): Promise<Lead> {
  const { db, session, body } = call;
  return addRecord(LEADS, call, {
    problems: () => problemsOf(db, body),
    add: async () => {
      if (body.evenIfDuplicate === false)
        await refuseSame(db, session.masterId, body, (at, given) => listSame(at, session, given));
      return insertLead(db, session, firstStatus(body.assignedTo), body);
    },
  });
}

export function saveLead(call: Call<typeof saveEndpoint>): Promise<Lead> {
  const { db, session, params, body } = call;
  return changeRecord(
    LEADS,
    call,
    { id: params.id, version: body.version },
    {
      whyForbidden: (before) =>
        whyStatusClosed(before.status, session) ?? whyStatusClosed(statusAfter(body, before), session),
      problems: (before) => problemsOf(db, body, before),
      whyNot: ({ status }) => whyNotEdit(status),
      change: (before) => edit(call, before),
    },
  );
}

async function edit({ db, body }: Call<typeof saveEndpoint>, before: Lead): Promise<void> {
  const { assignedTo } = body;
  const isHandedOver = assignedTo !== before.assignedTo;
  await updateLead(db, before.id, body);
  await moveLead(db, before.id, isHandedOver ? { status: statusAfter(body, before), assignedTo } : {});
}

function statusAfter({ assignedTo }: LeadInput, before: Lead): LeadStatus {
  return assignedTo === before.assignedTo ? before.status : statusAfterAssignment(before.status, assignedTo);
}

/** Someone who was given the lead once keeps it, also after they left the agency. */
async function problemsOf(db: Db, input: LeadInput, before?: Lead): Promise<FieldErrors> {
  const problems = leadProblems(input, todayEverywhere(new Date()), before?.followUpOn);
  const noOffice = await officeProblem(db, input.officeId, before?.officeId);
  if (noOffice) problems.officeId = [noOffice];
  if (input.assignedTo !== (before?.assignedTo ?? null)) {
    const why = before && whyNotAssign(before.status);
    if (why) problems.assignedTo = [why];
    else if (input.assignedTo !== null && !(await hasColleague(db, input.assignedTo)))
      problems.assignedTo = [NO_COLLEAGUE];
  }
  return problems;
}

export const NO_COLLEAGUE = 'Choose a person who works at your agency.';
