import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { addRecord, changeRecord } from '#platform/server/records/save-record.ts';
import type { Lead, LeadInput } from '../contract.ts';
import { firstStatus, whyNotEdit } from '../status-rules.ts';
import type { LeadStatus } from '../statuses.ts';
import { LEADS } from './load-lead.ts';
import { insertLead, moveLead, updateLead } from './store.ts';

export interface KnownLead {
  row: number;
  firstName: string;
  lastName: string;
  businessName: string;
  phone: string;
  email: string;
}

/** Whose name and telephone number or email a lead has already, by their rows. */
export async function findSameLeads(db: Db, people: readonly KnownLead[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ row: number; id: number }>`
    SELECT g.row, min(l.id) AS id
    FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS g (row bigint, "firstName" text, "lastName" text,
      "businessName" text, phone text, email text)
    JOIN leads l ON l.first_name = g."firstName" AND l.last_name = g."lastName" AND l.business_name = g."businessName"
    WHERE (g.phone <> '' AND g.phone IN (l.phone, l.phone2)) OR (g.email <> '' AND lower(l.email) = lower(g.email))
    GROUP BY g.row`.execute(db);
  return new Map(rows.map(({ row, id }) => [row, id]));
}

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
