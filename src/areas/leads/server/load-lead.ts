import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { findRecord as load, type RecordKind } from '#platform/server/records/save-record.ts';
import type { GateFacts } from '#platform/shared/gates.ts';
import type { Lead } from '../contract.ts';
import { LEAD_LOG } from '../log.ts';
import { type LeadStatus, whyStatusClosed } from '../statuses.ts';
import { leadOf } from './lead-of.ts';
import { findRecord, lockLeads } from './store.ts';

export const SUBJECT = LEAD_LOG.subject;

export const LEADS: RecordKind<Lead> = {
  subject: SUBJECT,
  async lock(db, id) {
    await lockLeads(db, [id]);
    return findLead(db, id);
  },
  find: findLead,
  // Names where the record has ids, since people and offices come and go.
  logged(lead) {
    const {
      id,
      name,
      officeId,
      assignedTo,
      createdBy,
      customer,
      createdAt,
      statusSince,
      version,
      ...fields
    } = lead;
    return fields;
  },
};

async function findLead(db: Db, id: number): Promise<Lead | undefined> {
  const row = await findRecord(db, id);
  return row && leadOf(row);
}

/** A lead in a list that is closed to the person is closed to them too. */
export async function loadLead(db: Db, session: GateFacts, id: number): Promise<Lead> {
  const lead = await load(LEADS, db, id);
  refuseClosedStatus(lead.status, session);
  return lead;
}

export function refuseClosedStatus(status: LeadStatus, session: GateFacts): void {
  const why = whyStatusClosed(status, session);
  if (why) throw refuse.forbidden(why);
}
