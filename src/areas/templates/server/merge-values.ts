import { lineWords } from '#areas/companies/texts.ts';
import { leadSeen } from '#areas/leads/server/public.ts';
import { typeWords } from '#areas/policies/texts.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { showDay } from '#platform/shared/dates.ts';
import { type Language, languageIn } from '#platform/shared/languages.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { MergeValues } from '../rules.ts';
import * as store from './value-store.ts';

/** Whom a template is filled in for; 0 and nothing both mean none. */
export interface About {
  customerId?: number | undefined;
  /** Instead of a customer: the lead fills the customer's fields. */
  leadId?: number | undefined;
  policyId?: number | undefined;
}

/**
 * What each merge field stands for, in the language of the receiver unless another is given. Someone else's policy is as
 * unknown as one that does not exist.
 */
export async function mergeValues(
  db: Db,
  session: Session,
  about: About,
  given?: Language,
): Promise<MergeValues> {
  const receiver = await receiverOf(db, session, about);
  const language = given ?? languageFor(receiver);
  return {
    ...(receiver && customerValues(receiver)),
    // A lead has no number as a customer.
    ...(receiver && !about.customerId && { 'customer.number': '' }),
    ...(about.policyId ? policyValues(await policyOf(db, about, about.policyId), language) : {}),
    ...agencyValues(await store.findAgency(db, session.masterId, session.officeId)),
    ...employeeValues(await store.findEmployee(db, session.employeeId)),
  };
}

type Receiver = Row<typeof store.findCustomer>;

/** Whom it is for, where it is for anybody; someone who is not seen is unknown. */
export async function receiverOf(
  db: Db,
  session: Session,
  { customerId, leadId }: About,
): Promise<Receiver | undefined> {
  if (customerId) return found(store.findCustomer(db, customerId));
  return leadId ? found(leadSeen(db, session, leadId)) : undefined;
}

export function languageFor(receiver: Pick<Receiver, 'language'> | undefined): Language {
  return languageIn(receiver?.language);
}

async function found<Row>(work: Promise<Row | undefined>): Promise<Row> {
  const row = await work;
  if (!row) throw refuse.notFound();
  return row;
}

async function policyOf(db: Db, { customerId }: About, policyId: number) {
  const policy = await found(store.findPolicy(db, policyId));
  if (customerId && policy.customer_id !== customerId) throw refuse.notFound();
  return policy;
}

type Row<Find extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Find>>>;

function customerValues(row: Receiver): MergeValues {
  return {
    'customer.name': row.name,
    'customer.firstName': row.first_name,
    'customer.lastName': row.last_name,
    'customer.businessName': row.business_name,
    'customer.number': String(row.id),
    'customer.address': row.address,
    'customer.city': row.city,
    'customer.state': row.state,
    'customer.zip': row.zip,
    'customer.phone': row.phone,
    'customer.email': row.email,
  };
}

function policyValues(row: Row<typeof store.findPolicy>, language: Language): MergeValues {
  return {
    'policy.number': row.policy_number,
    'policy.company': row.company,
    'policy.product': row.product,
    'policy.lineOfBusiness': lineWords(language, row.line_of_business),
    'policy.type': typeWords(language, row.policy_type),
    'policy.effectiveDate': showDay(row.effdate),
    'policy.expirationDate': showDay(row.expdate),
    'policy.premium': plainMoney(row.premium),
    'policy.total': plainMoney(row.total),
  };
}

function agencyValues(row: Row<typeof store.findAgency>): MergeValues {
  return {
    'agency.name': row.name,
    'agency.address': row.address,
    'agency.city': row.city,
    'agency.state': row.state,
    'agency.zip': row.zip,
    'agency.phone': row.phone,
    'agency.today': showDay(row.today),
  };
}

function employeeValues(row: Row<typeof store.findEmployee>): MergeValues {
  return {
    'employee.name': `${row.first_name} ${row.last_name}`,
    'employee.firstName': row.first_name,
    'employee.lastName': row.last_name,
    'employee.jobTitle': row.job_title,
    'employee.email': row.email,
    'employee.phone': row.phone,
  };
}
