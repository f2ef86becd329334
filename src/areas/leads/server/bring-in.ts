import type { Db } from '#platform/server/db/bound-kysely.ts';
import { addRecord, changeRecord } from '#platform/server/records/save-record.ts';
import type { Lead, LeadInput } from '../contract.ts';
import { firstStatus, whyNotEdit } from '../status-rules.ts';
import type { LeadStatus } from '../statuses.ts';
import { LEADS } from './load-lead.ts';
import { insertLead, moveLead, updateLead } from './store.ts';

interface LeadAuthor {
  masterId: number;
  employeeId: number;
}

/** Adds a lead with the status that it had elsewhere. */
export function addBroughtLead(
  db: Db,
  author: LeadAuthor,
  input: LeadInput,
  status: LeadStatus | undefined,
): Promise<Lead> {
  const add = () => insertLead(db, author, status ?? firstStatus(input.assignedTo), input);
  return addRecord(LEADS, { db, session: author }, { add });
}

/** Gives a lead what it lacks. False when there was nothing to give, or it is closed. */
export async function fillLead(db: Db, author: LeadAuthor, id: number, input: LeadInput): Promise<boolean> {
  let isFilled = false;
  await changeRecord(
    LEADS,
    { db, session: author },
    { id },
    {
      isDone: (before) => whyNotEdit(before.status) !== undefined || lacking(before, input).length === 0,
      change: async (before) => {
        isFilled = true;
        const given = Object.fromEntries(lacking(before, input).map((name) => [name, input[name]]));
        await updateLead(db, id, { ...before, ...given } as LeadInput);
        await moveLead(db, id, {});
      },
    },
  );
  return isFilled;
}

const FILLED = [
  'phone',
  'phone2',
  'email',
  'address',
  'city',
  'state',
  'zip',
  'source',
  'currentCarrier',
] as const;

const lacking = (before: Lead, input: LeadInput) =>
  FILLED.filter((name) => before[name] === '' && input[name] !== '');
