import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { phoneDigits } from '#platform/shared/phones.ts';
import type { Customer, CustomerInput } from '../contract.ts';
import { CUSTOMER_LOG } from '../log.ts';
import type { CustomerHit } from '../search-contract.ts';
import { addCustomer } from './save-customer.ts';
import { hitOf } from './search-customers.ts';
import { findName, listFound } from './store.ts';

/** Adds the customer that a lead became; its log begins with the lead. */
export function addFromLead(
  db: Db,
  session: Session,
  leadId: number,
  input: CustomerInput,
): Promise<Customer> {
  return addCustomer(db, session, input, { leadId });
}

/** A lead turned out to be somebody who is a customer already. */
export async function attachLead(
  db: Db,
  session: Session,
  customerId: number,
  leadId: number,
): Promise<void> {
  await writeChange(db, session, {
    subject: CUSTOMER_LOG.subject,
    subjectId: customerId,
    action: 'lead attached',
    after: { leadId },
  });
}

export async function hasCustomer(db: Db, id: number): Promise<boolean> {
  return (await findName(db, id)) !== undefined;
}

/** Fewer digits are no telephone number of anybody. */
const DIGITS_MIN = 7;
const SAME_MOST = 10;

/** The customers who have one of these telephone numbers or this e-mail address. */
export async function listSameContact(
  db: Db,
  phones: readonly string[],
  email: string,
): Promise<CustomerHit[]> {
  const numbers = phones.map(phoneDigits).filter((digits) => digits.length >= DIGITS_MIN);
  const searches: [kind: string, term: string][] = [
    ...numbers.map((digits): [string, string] => ['phone', digits]),
    ...(email ? [['email', email] satisfies [string, string]] : []),
  ];
  const found = new Map<number, CustomerHit>();
  for (const [kind, term] of searches) {
    for (const hit of await listFound(db, kind, [term], SAME_MOST, 0))
      if (hit.exact) found.set(hit.id, hitOf(hit));
  }
  return [...found.values()];
}
