import { officeProblem } from '#areas/offices/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { Customer, CustomerInput, saveCustomer as saveEndpoint } from '../contract.ts';
import { customerProblems } from '../rules.ts';
import { customerOf } from './customer-of.ts';
import * as store from './store.ts';

type Save = Call<typeof saveEndpoint>;

export async function saveCustomer(call: Save): Promise<Customer> {
  const { db, params, body } = call;
  const problems = customerProblems(body, dayAt(call.session.timeZone, new Date()));
  const kept = await store.findOfficeId(db, params.id);
  const noOffice = await officeProblem(db, body.officeId, kept?.office_id);
  if (noOffice) problems.officeId = [noOffice];
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  return params.id === 0 ? addCustomer(db, call.session, body) : edit(call);
}

/** What a customer came from stands in the log of its addition. */
export async function addCustomer(
  db: Db,
  session: Session,
  input: CustomerInput,
  origin: { leadId?: number } = {},
): Promise<Customer> {
  const id = await store.insertCustomer(db, session.masterId, input);
  const after = await loadCustomer(db, id);
  await writeChange(db, session, {
    subject: 'customer',
    subjectId: id,
    action: 'added',
    after: { ...logged(after), ...origin },
  });
  return after;
}

async function edit({ db, session, params, body }: Save): Promise<Customer> {
  const { id } = params;
  const locked = await store.lockVersion(db, id);
  if (!locked) throw refuse.notFound();
  const before = await loadCustomer(db, id);
  if (body.version !== undefined && body.version !== locked.version) {
    throw refuse.changed(await lastChangedBy(db, 'customer', id), before);
  }
  await store.updateCustomer(db, id, body);
  if (differs(before.household, body.household)) await store.replaceHousehold(db, session.masterId, id, body);
  if (differs(before.vehicles, body.vehicles)) await store.replaceVehicles(db, session.masterId, id, body);
  const after = await loadCustomer(db, id);
  await writeChange(db, session, {
    subject: 'customer',
    subjectId: id,
    action: 'edited',
    before: logged(before),
    after: logged(after),
  });
  return after;
}

export async function loadCustomer(db: Db, id: number): Promise<Customer> {
  const row = await store.findRecord(db, id);
  if (!row) throw refuse.notFound();
  return customerOf(row);
}

function differs(one: unknown, other: CustomerInput['household'] | CustomerInput['vehicles']): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** What the log keeps: not what the record carries for the screen's sake. */
function logged({ name, office, createdAt, version, id, ...fields }: Customer): Record<string, unknown> {
  return fields;
}
