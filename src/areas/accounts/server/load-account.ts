import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { Account } from '../contract.ts';
import { accountRole } from '../rules.ts';
import { factsOf, findFacts } from './facts-store.ts';
import * as store from './store.ts';

export async function loadAccount(db: Db, id: number): Promise<Account> {
  const found = await accountNamed(db, id);
  const people = await store.listPeople(db, id);
  return {
    id: found.id,
    name: found.name,
    packageName: found.package_name,
    liteSwitch: found.lite_switch,
    isProvider: found.is_provider,
    address: found.address,
    city: found.city,
    state: found.state,
    zip: found.zip,
    phone: found.phone,
    contact1: found.contact_1,
    contact2: found.contact_2,
    addOns: found.add_ons,
    createdAt: found.created_at,
    offices: await store.listOffices(db, id),
    isReceiveLeads: flagOf(found.is_receive_leads),
    isEnabledRaterTab: flagOf(found.is_enabled_rater_tab),
    telephonySubAccount: flagOf(found.telephony_sub_account),
    ...factsOf(await findFacts(db, id)),
    people: people.map((person) => ({
      id: person.id,
      name: `${person.first_name} ${person.last_name}`,
      email: person.email,
      phone: person.phone,
      jobTitle: person.job_title,
      office: person.office ?? '',
      role: accountRole(person.permissions),
    })),
  };
}

/** The account that a path names: 404 for one that is not there. */
export async function accountNamed(db: Db, id: number) {
  const found = await store.findAccount(db, id);
  if (!found) throw refuse.notFound();
  return found;
}
