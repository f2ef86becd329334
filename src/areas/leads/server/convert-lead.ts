import { type CustomerInput, customerInput } from '#areas/customers/contract.ts';
import { addFromLead, attachLead, hasCustomer, listSameContact } from '#areas/customers/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { convertLead as convertEndpoint, Lead, leadMatches } from '../contract.ts';
import { customerMemo } from '../customer-memo.ts';
import { whyNotConvert } from '../status-rules.ts';
import { whyStatusClosed } from '../statuses.ts';
import { LEADS, loadLead } from './load-lead.ts';
import { notesOf } from './notes.ts';
import { moveLead } from './store.ts';

/** A conversion at work: the call itself, or another area that sells something to the lead. */
export type Conversion = Pick<Call<typeof convertEndpoint>, 'db' | 'session' | 'params' | 'body'>;

/** What is known of a lead elsewhere and belongs to the new customer. */
export type Brought = Pick<CustomerInput, 'household' | 'vehicles'>;

/** What another area does with what it has of a lead that becomes a customer, in the same transaction. */
export type LeadFollower = (
  work: Pick<Conversion, 'db' | 'session'>,
  became: { leadId: number; customerId: number },
) => Promise<void>;

/** The lead is locked before it is looked at: of two clicks the second finds it sold. */
export async function convertLead(
  call: Conversion,
  followers: readonly LeadFollower[],
  brought?: Brought,
): Promise<Lead> {
  const { session, params, body } = call;
  return changeRecord(
    LEADS,
    call,
    { id: params.id, version: body.version },
    {
      action: body.customerId === null ? 'converted' : 'attached',
      whyForbidden: ({ status }) => whyStatusClosed(status, session),
      problems: () => customerProblems(call),
      whyNot: ({ status }) => whyNotConvert(status),
      change: (before) => sell(call, before, followers, brought),
    },
  );
}

async function customerProblems({ db, body: { customerId } }: Conversion): Promise<FieldErrors> {
  if (customerId === null || (await hasCustomer(db, customerId))) return {};
  return { customerId: ['Choose a customer of your agency.'] };
}

async function sell(
  call: Conversion,
  lead: Lead,
  followers: readonly LeadFollower[],
  brought?: Brought,
): Promise<void> {
  const { db, session, body } = call;
  const customerId =
    body.customerId === null ? await addCustomer(call, lead, brought) : await attach(call, lead);
  await moveLead(db, lead.id, {
    status: 'sold',
    customerId,
    // A lead that nobody has goes to the person who sells it.
    assignedTo: lead.assignedTo ?? session.employeeId,
  });
  for (const follow of followers) await follow({ db, session }, { leadId: lead.id, customerId });
}

async function addCustomer({ db, session }: Conversion, lead: Lead, brought?: Brought): Promise<number> {
  const { firstName, lastName, businessName, phone, phone2, email, language, ...place } = lead;
  const { address, city, state, zip } = place;
  const person = { firstName, lastName, businessName, phone, phone2, email, language };
  const contact = { ...person, address, city, state, zip };
  const memo = customerMemo(lead, await notesOf(db, lead.id).execute(), session.timeZone);
  const read = customerInput.safeParse({ ...contact, source: lead.source, officeId: lead.officeId, memo });
  // A lead may be older than what a customer's fields must be; somebody corrects it there.
  if (!read.success) throw refuse.conflict(`Correct the lead first: ${read.error.issues[0]?.message}`);
  return (await addFromLead(db, session, lead.id, { ...read.data, ...brought })).id;
}

async function attach({ db, session, body }: Conversion, lead: Lead): Promise<number> {
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
