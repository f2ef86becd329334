import { lastChangedBy } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { GateFacts } from '#platform/shared/gates.ts';
import type { Lead } from '../contract.ts';
import { type LeadStatus, whyStatusClosed } from '../statuses.ts';
import { leadOf } from './lead-of.ts';
import { findRecord, lockLeads } from './store.ts';

export const SUBJECT = 'lead';

export async function readLead(db: Db, id: number): Promise<Lead> {
  const row = await findRecord(db, id);
  if (!row) throw refuse.notFound();
  return leadOf(row);
}

/** A lead in a list that is closed to the person is closed to them too. */
export async function loadLead(db: Db, session: GateFacts, id: number): Promise<Lead> {
  const lead = await readLead(db, id);
  refuseClosedStatus(lead.status, session);
  return lead;
}

export function refuseClosedStatus(status: LeadStatus, session: GateFacts): void {
  const why = whyStatusClosed(status, session);
  if (why) throw refuse.forbidden(why);
}

/** The lead as it stays until this transaction ends; a version that somebody has overtaken is refused. */
export async function lockLead(
  db: Db,
  session: GateFacts,
  id: number,
  version: number | undefined,
): Promise<Lead> {
  await lockLeads(db, [id]);
  const lead = await loadLead(db, session, id);
  if (version !== undefined && version !== lead.version) {
    throw refuse.changed(await lastChangedBy(db, SUBJECT, id), lead);
  }
  return lead;
}

/** What the log keeps: names where the record has ids, since people and offices come and go. */
export function logged(lead: Lead): Record<string, unknown> {
  const { id, name, officeId, assignedTo, createdBy, customer, createdAt, statusSince, version, ...fields } =
    lead;
  return fields;
}
