import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { CustomerInput } from '../contract.ts';
import type { CustomerHit } from '../search-contract.ts';

export type FoundRow = Omit<CustomerHit, 'matched'> & {
  exact: boolean;
  total: number;
  /** Nothing where the name or the address on the row shows it already. */
  matched: string | null;
  note: string | null;
  policy_id: number | null;
};

/** One page of a search, in its order: the function answers ids, the rows are read under the tenant's policy. */
export const listFound = prepared((db: Db, kind: string, words: string[], size: number, offset: number) => ({
  compile: () =>
    sql<FoundRow>`
        SELECT c.id, c.name, c.business_name <> '' AS "isBusiness", c.dob, c.phone, c.email, c.address, c.city,
          c.state, c.zip, f.exact, f.total, f.matched,
          coalesce(nullif(f.note, ''), concat_ws(' ', co.name, r.name)) AS note, f.policy_id
        FROM search_customers(${kind}, ${words}, ${size}, ${offset})
          WITH ORDINALITY AS f (id, exact, total, matched, note, policy_id, place)
        JOIN customers c ON c.id = f.id
        LEFT JOIN policies p ON p.master_id = c.master_id AND p.id = f.policy_id
        LEFT JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
        LEFT JOIN companies co ON co.master_id = r.master_id AND co.id = r.company_id
        ORDER BY f.place`.compile(db),
}));

/** The record with household and vehicles in one message. */
const listRecord = prepared((db: Db, id: number) =>
  db
    .selectFrom('customers as c')
    .leftJoin('offices as o', (join) =>
      join.onRef('o.master_id', '=', 'c.master_id').onRef('o.id', '=', 'c.office_id'),
    )
    .select([
      'c.id',
      'c.name',
      'c.first_name',
      'c.last_name',
      'c.business_name',
      'c.dob',
      'c.phone',
      'c.phone2',
      'c.email',
      'c.email_opt_out',
      'c.language',
      'c.address',
      'c.city',
      'c.state',
      'c.zip',
      'c.license_number',
      'c.license_state',
      'c.custom_1',
      'c.custom_2',
      'c.custom_3',
      'c.source',
      'c.memo',
      'c.office_id',
      'c.created_at',
      'c.version',
      'o.name as office_name',
    ])
    .select(() => [
      sql<HouseholdRow[]>`(
        SELECT coalesce(json_agg(json_build_object('firstName', h.first_name, 'lastName', h.last_name,
          'relationship', h.relationship, 'dob', h.dob, 'licenseNumber', h.license_number,
          'licenseState', h.license_state) ORDER BY h.position), '[]')
        FROM household_members h WHERE h.master_id = c.master_id AND h.customer_id = c.id)`.as('household'),
      sql<VehicleRow[]>`(
        SELECT coalesce(json_agg(json_build_object('year', v.year, 'make', v.make, 'model', v.model, 'vin', v.vin,
          'tag', v.tag, 'tagState', v.tag_state, 'statedValue', v.stated_value,
          'businessUse', v.business_use) ORDER BY v.position), '[]')
        FROM vehicles v WHERE v.master_id = c.master_id AND v.customer_id = c.id)`.as('vehicles'),
    ])
    .where('c.id', '=', id),
);
export type CustomerRow = Awaited<ReturnType<typeof listRecord>>[number];

export async function findRecord(db: Db, id: number): Promise<CustomerRow | undefined> {
  return (await listRecord(db, id))[0];
}

type HouseholdRow = CustomerInput['household'][number];
type VehicleRow = CustomerInput['vehicles'][number];

/** Keeps others from changing the record until this transaction ends; undefined when it is not there. */
export function lockVersion(db: Db, id: number) {
  return db.selectFrom('customers').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
}

/** With a number of their own only if they had it before. */
export async function insertCustomer(
  db: Db,
  masterId: number,
  input: CustomerInput,
  known?: number,
): Promise<number> {
  const { id } = await db
    .insertInto('customers')
    .values({ master_id: masterId, ...columnsOf(input), ...(known !== undefined && { id: known }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertParts(db, masterId, id, input);
  return id;
}

/** Without households and vehicles. The ids come in the order of the inputs. */
export async function insertCustomers(
  db: Db,
  masterId: number,
  inputs: readonly CustomerInput[],
): Promise<number[]> {
  const rows = inputs.map((input) => ({ master_id: masterId, ...columnsOf(input) }));
  const added = await db.insertInto('customers').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

export async function updateCustomer(db: Db, id: number, input: CustomerInput): Promise<void> {
  await db
    .updateTable('customers')
    .set((set) => ({ ...columnsOf(input), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Household and vehicles are saved as the lists they are on the form. */
export async function replaceHousehold(
  db: Db,
  masterId: number,
  id: number,
  input: CustomerInput,
): Promise<void> {
  await db.deleteFrom('household_members').where('customer_id', '=', id).execute();
  await insertHousehold(db, masterId, id, input);
}

export async function replaceVehicles(
  db: Db,
  masterId: number,
  id: number,
  input: CustomerInput,
): Promise<void> {
  await db.deleteFrom('vehicles').where('customer_id', '=', id).execute();
  await insertVehicles(db, masterId, id, input);
}

async function insertParts(db: Db, masterId: number, id: number, input: CustomerInput): Promise<void> {
  await insertHousehold(db, masterId, id, input);
  await insertVehicles(db, masterId, id, input);
}

async function insertHousehold(
  db: Db,
  masterId: number,
  customerId: number,
  { household }: CustomerInput,
): Promise<void> {
  if (household.length === 0) return;
  const rows = household.map((member, position) => ({
    master_id: masterId,
    customer_id: customerId,
    position,
    first_name: member.firstName,
    last_name: member.lastName,
    relationship: member.relationship,
    dob: member.dob,
    license_number: member.licenseNumber,
    license_state: member.licenseState,
  }));
  await db.insertInto('household_members').values(rows).execute();
}

async function insertVehicles(
  db: Db,
  masterId: number,
  customerId: number,
  { vehicles }: CustomerInput,
): Promise<void> {
  if (vehicles.length === 0) return;
  const rows = vehicles.map((vehicle, position) => ({
    master_id: masterId,
    customer_id: customerId,
    position,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    vin: vehicle.vin,
    tag: vehicle.tag,
    tag_state: vehicle.tagState,
    stated_value: vehicle.statedValue,
    business_use: vehicle.businessUse,
  }));
  await db.insertInto('vehicles').values(rows).execute();
}

function columnsOf(input: CustomerInput) {
  return {
    first_name: input.firstName,
    last_name: input.lastName,
    business_name: input.businessName,
    dob: input.dob,
    phone: input.phone,
    phone2: input.phone2,
    email: input.email,
    email_opt_out: input.emailOptOut,
    language: input.language,
    address: input.address,
    city: input.city,
    state: input.state,
    zip: input.zip,
    license_number: input.licenseNumber,
    license_state: input.licenseState,
    custom_1: input.custom1,
    custom_2: input.custom2,
    custom_3: input.custom3,
    source: input.source,
    memo: input.memo,
    office_id: input.officeId,
  };
}

export function findName(db: Db, id: number) {
  return db.selectFrom('customers').select('name').where('id', '=', id).executeTakeFirst();
}

export function findAddress(db: Db, id: number) {
  return db
    .selectFrom('customers')
    .select(['name', 'address', 'city', 'state', 'zip'])
    .where('id', '=', id)
    .executeTakeFirst();
}
