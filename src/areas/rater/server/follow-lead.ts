import type { LeadFollower } from '#areas/leads/server/public.ts';
import { giveToCustomer } from './store.ts';

/** Whoever looks at the customer finds what was quoted to the lead. */
export const followLead: LeadFollower = ({ db }, { leadId, customerId }) =>
  giveToCustomer(db, leadId, customerId);
