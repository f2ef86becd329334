import type { Db } from '#platform/server/db/bound-kysely.ts';
import * as store from './reference-store.ts';

interface Receivers {
  addresses: readonly string[];
  customerId: number | null;
  policyId: number | null;
  /** The address of whoever writes. */
  sender: string;
}

/**
 * True when somebody among the receivers takes no mail. The policy's company and the agency's own addresses do not
 * count: a person who writes to them about an opted-out customer writes to no customer.
 */
export async function reachesOptedOut(db: Db, mail: Receivers): Promise<boolean> {
  const policy = mail.policyId ? await store.findPolicy(db, mail.policyId) : undefined;
  const offices = await store.listOfficeAddresses(db);
  const business = new Set(
    [mail.sender, policy?.company_email ?? '', ...offices.map(({ address }) => address)].map(lower),
  );
  const others = mail.addresses.map(lower).filter((address) => !business.has(address));
  if (others.length === 0) return false;
  const customer = mail.customerId ? await store.findCustomer(db, mail.customerId) : undefined;
  if (customer?.email_opt_out) return true;
  // An address that two share is open while the one who is written to takes mail.
  const strangers = others.filter((address) => address !== customer?.email.toLowerCase());
  return strangers.length > 0 && (await store.findOptedOut(db, strangers)) !== undefined;
}

const lower = (address: string) => address.toLowerCase();
