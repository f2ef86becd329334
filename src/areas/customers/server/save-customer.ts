import { officeProblem } from '#areas/offices/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { addRecord, type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Customer, CustomerInput, saveCustomer as saveEndpoint } from '../contract.ts';
import { CUSTOMER_LOG } from '../log.ts';
import { customerProblems } from '../rules.ts';
import { customerOf } from './customer-of.ts';
import { refuseMerged } from './merge-store.ts';
import { type ListSame, refuseSame } from './same-customers.ts';
import * as store from './store.ts';

type Save = Call<typeof saveEndpoint>;

export const CUSTOMERS: RecordKind<Customer> = {
  subject: CUSTOMER_LOG.subject,
  lock: async (db, id) => {
    await store.lockVersion(db, id);
    return findCustomer(db, id);
  },
  find: findCustomer,
  // Not what the record carries for the screen's sake.
  logged: ({ name, office, createdAt, version, id, ...fields }) => fields,
};

async function findCustomer(db: Db, id: number): Promise<Customer | undefined> {
  const row = await store.findRecord(db, id);
  if (!row) await refuseMerged(db, id);
  return row && customerOf(row);
}

export function saveCustomer(call: Save, listSame: ListSame): Promise<Customer> {
  const { db, session, params, body } = call;
  return saveRecord(
    CUSTOMERS,
    call,
    { id: params.id, version: body.version },
    {
      problems: (before) => problemsOf(call, before),
      add: () => addNew(call, listSame),
      change: async (before) => {
        await store.updateCustomer(db, before.id, body);
        if (differs(before.household, body.household))
          await store.replaceHousehold(db, session.masterId, before.id, body);
        if (differs(before.vehicles, body.vehicles))
          await store.replaceVehicles(db, session.masterId, before.id, body);
      },
    },
  );
}

/** Somebody who is here already is refused only to a client that asks for it: the others add as they always did. */
async function addNew({ db, session, body }: Save, listSame: ListSame): Promise<number> {
  if (body.evenIfDuplicate === false)
    await refuseSame(db, session.masterId, body, (at, given) => listSame(at, session, given));
  return store.insertCustomer(db, session.masterId, body);
}

async function problemsOf({ db, session, body }: Save, before: Customer | undefined): Promise<FieldErrors> {
  const problems = customerProblems(body, dayAt(session.timeZone, new Date()));
  const noOffice = await officeProblem(db, body.officeId, before?.officeId);
  return noOffice ? { ...problems, officeId: [noOffice] } : problems;
}

/** The log of its addition says where a customer came from. */
export function addCustomer(
  db: Db,
  session: Session,
  input: CustomerInput,
  origin: { leadId?: number } = {},
): Promise<Customer> {
  const add = () => store.insertCustomer(db, session.masterId, input);
  return addRecord(CUSTOMERS, { db, session }, { add, more: origin });
}

function differs(one: unknown, other: CustomerInput['household'] | CustomerInput['vehicles']): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
