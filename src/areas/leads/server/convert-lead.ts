import { customerInput } from '#areas/customers/contract.ts';
import { addFromLead, attachLead, hasCustomer, listSameContact } from '#areas/customers/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { keepChanged } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { convertLead as convertEndpoint, Lead, leadMatches } from '../contract.ts';
import { customerMemo } from '../customer-memo.ts';
import { whyNotConvert } from '../status-rules.ts';
import { LEADS, loadLead, lockLead } from './load-lead.ts';
import { notesOf } from './notes.ts';
import { moveLead } from './store.ts';

type Convert = Call<typeof convertEndpoint>;

/** What another area does with what it has of a lead that becomes a customer, in the same transaction. */
export type LeadFollower = (
  work: Pick<Convert, 'db' | 'session'>,
  became: { leadId: number; customerId: number },
) => Promise<void>;

/** The lead is locked before it is looked at: of two clicks the second finds it sold. */
export async function convertLead(call: Convert, followers: readonly LeadFollower[]): Promise<Lead> {
  const { db, session, params, body } = call;
  if (body.customerId !== null && !(await hasCustomer(db, body.customerId)))
    throw refuse.fields({ customerId: ['Choose a customer of your agency.'] });
  const before = await lockLead(db, session, params.id, body.version);
  const why = whyNotConvert(before.status);
  if (why) throw refuse.conflict(why);
  const customerId = body.customerId === null ? await addCustomer(call, before) : await attach(call, before);
  await moveLead(db, before.id, {
    status: 'sold',
    customerId,
    // A lead that nobody has goes to the person who sells it.
    assignedTo: before.assignedTo ?? session.employeeId,
  });
  for (const follow of followers) await follow({ db, session }, { leadId: before.id, customerId });
  return keepChanged(LEADS, call, body.customerId === null ? 'converted' : 'attached', before);
}

async function addCustomer({ db, session }: Convert, lead: Lead): Promise<number> {
  const { firstName, lastName, businessName, phone, phone2, email, address, city, state, zip } = lead;
  const contact = { firstName, lastName, businessName, phone, phone2, email, address, city, state, zip };
  const memo = customerMemo(lead, await notesOf(db, lead.id).execute(), session.timeZone);
  const input = customerInput.parse({ ...contact, source: lead.source, officeId: lead.officeId, memo });
  return (await addFromLead(db, session, lead.id, input)).id;
}

async function attach({ db, session, body }: Convert, lead: Lead): Promise<number> {
  const customerId = Number(body.customerId);
  await attachLead(db, session, customerId, lead.id);
  return customerId;
}

export async function listMatches({
  db,
  session,
  params,
}: Call<typeof leadMatches>): Promise<AnswerOf<typeof leadMatches>> {
  const { phone, phone2, email } = await loadLead(db, session, params.id);
  return { results: await listSameContact(db, [phone, phone2], email) };
}
