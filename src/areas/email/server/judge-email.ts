import { leadHeld, leadSeen } from '#areas/leads/server/public.ts';
import { findTemplate } from '#areas/templates/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { htmlToText } from '#platform/server/html/html-to-text.ts';
import { sanitizeHtml } from '#platform/server/html/sanitize-html.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { EmailInput } from '../contract.ts';
import { addressesOf } from '../rules.ts';
import { reachesOptedOut } from './opted-out.ts';
import * as store from './reference-store.ts';

/** A mail whose words and references are in order. */
export interface JudgedEmail {
  customerId: number | null;
  /** As long as the lead isn't a customer. */
  leadId: number | null;
  policyId: number | null;
  templateId: number | null;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  body: string;
  /** Nothing is sent: somebody among the receivers takes no mail. */
  isOptedOut: boolean;
}

/** The addresses a person may send from: their own first, then the agency's. */
export async function listFromAddresses(db: Db, session: Session) {
  const own = { address: session.email, name: session.name };
  const offices = await store.listOfficeAddresses(db);
  const seen = new Set<string>();
  return [own, ...offices].filter(({ address }) => {
    const isNew = !seen.has(address.toLowerCase());
    seen.add(address.toLowerCase());
    return isNew;
  });
}

/** Looks up what the mail names, and says at each field what is wrong. */
export async function judgeEmail(
  db: Db,
  session: Session,
  mail: EmailInput,
): Promise<{ judged: JudgedEmail; errors: FieldErrors }> {
  const errors: FieldErrors = {};
  if (mail.messageable_id && mail.messageable_id !== session.employeeId)
    errors.messageable_id = ['You cannot write on behalf of someone else.'];
  const choices = await listFromAddresses(db, session);
  const from = choices.find(({ address }) => address.toLowerCase() === mail.from.trim().toLowerCase());
  if (!from) errors.from = ['Choose your own address or one of the agency.'];
  const { customer, lead, policy, template } = await findNamed(db, session, mail, errors);
  const body = sanitizeHtml(mail.body);
  if (htmlToText(body) === '') errors.body = ['Enter a message.'];
  const [to, cc, bcc] = [addressesOf(mail.to), addressesOf(mail.cc), addressesOf(mail.bcc)];
  const [customerId, policyId] = [customer?.id ?? null, policy?.id ?? null];
  const addresses = [...to, ...cc, ...bcc];
  const isOptedOut = await reachesOptedOut(db, { addresses, customerId, policyId, sender: session.email });
  const templateId = template?.id ?? null;
  const judged = {
    customerId,
    leadId: lead?.id ?? null,
    policyId,
    templateId,
    from: from?.address ?? '',
    to,
    cc,
    bcc,
    body,
    isOptedOut,
  };
  return { judged, errors };
}

/** The records that the mail names. Of a policy alone the customer is known too, and of a lead that became one. */
async function findNamed(db: Db, session: Session, mail: EmailInput, errors: FieldErrors) {
  const lead = mail.leadId ? await leadNamed(db, session, mail, errors) : undefined;
  const policy = mail.policyId ? await store.findPolicy(db, mail.policyId) : undefined;
  if (mail.policyId && !policy) errors.policyId = ['There is no such policy.'];
  else if (policy && mail.customerId && policy.customer_id !== mail.customerId)
    errors.policyId = ['This policy belongs to another customer.'];
  const customerId = mail.customerId || policy?.customer_id || lead?.customer_id;
  const customer = customerId ? await store.findCustomer(db, customerId) : undefined;
  if (customerId && !customer) errors.customerId = ['There is no such customer.'];
  const template = mail.foreignKeyId ? await findTemplate(db, mail.foreignKeyId) : undefined;
  if (mail.foreignKeyId && template?.kind !== mail.foreignKeyReference)
    errors.foreignKeyId = ['There is no such template.'];
  return { customer, lead, policy, template };
}

/** Nobody makes a customer of it until the mail is stored: the mail would stay behind. */
async function leadNamed(db: Db, session: Session, mail: EmailInput, errors: FieldErrors) {
  const id = Number(mail.leadId);
  await leadHeld(db, id);
  const lead = await leadSeen(db, session, id);
  if (!lead) errors.leadId = ['There is no such lead.'];
  else if (mail.customerId || mail.policyId) errors.leadId = ['Write to a customer or to a lead, not both.'];
  return lead;
}
