import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type GateFacts, whyClosed } from '#platform/shared/gates.ts';
import { type LeadStatus, whyStatusClosed } from '../statuses.ts';
import { lockLeads } from './store.ts';

function findLead(db: Db, id: number) {
  return db
    .selectFrom('leads')
    .select(['id', 'name', 'first_name', 'last_name', 'business_name', 'phone', 'email'])
    .select(['address', 'city', 'state', 'zip', 'language', 'status', 'customer_id'])
    .where('id', '=', id);
}

export type SeenLead = NonNullable<Awaited<ReturnType<ReturnType<typeof findLead>['executeTakeFirst']>>>;

/** The lead, for areas that have something about it; nothing for whoever may not see it or its list. */
export async function leadSeen(db: Db, facts: GateFacts, id: number): Promise<SeenLead | undefined> {
  const found = whyClosed('leads', facts) ? undefined : await findLead(db, id).executeTakeFirst();
  return found && !whyStatusClosed(found.status as LeadStatus, facts) ? found : undefined;
}

/** What became of the lead; nobody can make a customer of it until this transaction ends. */
export function leadHeld(db: Db, id: number): Promise<{ customer_id: number | null } | undefined> {
  return db.selectFrom('leads').select('customer_id').where('id', '=', id).forShare().executeTakeFirst();
}

/** Before whatever else is locked by someone who is about to sell the lead: then no two wait crosswise. */
export async function lockLead(db: Db, id: number): Promise<void> {
  await lockLeads(db, [id]);
}
