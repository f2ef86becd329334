import type { DemoCustomer } from './make-customer.ts';
import { makeCustomer } from './make-customer.ts';
import { Random } from './random.ts';
import { type TableRow, table } from './table-loader.ts';

const CUSTOMERS = table('customers', [
  'master_id',
  'id',
  'office_id',
  'first_name',
  'last_name',
  'business_name',
  'dob',
  'phone',
  'phone2',
  'email',
  'email_opt_out',
  'language',
  'address',
  'city',
  'state',
  'zip',
  'license_number',
  'license_state',
  'custom_1',
  'custom_2',
  'custom_3',
  'source',
  'memo',
  'created_at',
]);

const MEMBERS = table('household_members', [
  'master_id',
  'id',
  'customer_id',
  'position',
  'first_name',
  'last_name',
  'relationship',
  'dob',
  'license_number',
  'license_state',
]);

const VEHICLES = table('vehicles', [
  'master_id',
  'id',
  'customer_id',
  'position',
  'year',
  'make',
  'model',
  'vin',
  'tag',
  'tag_state',
  'stated_value',
  'business_use',
]);

/** The last ids that were given; one count for all agencies, as the tables' own sequences keep it. */
export interface CustomerIds {
  customer: number;
  member: number;
  vehicle: number;
}

export interface AgencyCustomers {
  masterId: number;
  officeIds: readonly number[];
  count: number;
  today: string;
  ids: CustomerIds;
}

/** The customers of one agency, made by its number and their place in it. */
export function* customerRows({
  masterId,
  officeIds,
  count,
  today,
  ids,
}: AgencyCustomers): Generator<TableRow> {
  for (let at = 0; at < count; at++) {
    const { officeId, customer } = customerAt(masterId, at, officeIds, today);
    yield* rowsOf(masterId, ++ids.customer, officeId, customer, ids);
  }
}

/** The customer at one place of an agency. */
export function customerAt(masterId: number, at: number, officeIds: readonly number[], today: string) {
  const random = new Random('customer', masterId, at);
  const officeId = random.chance(0.9) ? random.pick(officeIds) : null;
  return { officeId, customer: makeCustomer(random, today) };
}

export function* rowsOf(
  masterId: number,
  id: number,
  officeId: number | null,
  { household, vehicles, ...columns }: DemoCustomer,
  ids: CustomerIds,
): Generator<TableRow> {
  yield CUSTOMERS.row({ master_id: masterId, id, office_id: officeId, ...columns });
  for (const [position, member] of household.entries()) {
    yield MEMBERS.row({ master_id: masterId, id: ++ids.member, customer_id: id, position, ...member });
  }
  for (const [position, vehicle] of vehicles.entries()) {
    yield VEHICLES.row({ master_id: masterId, id: ++ids.vehicle, customer_id: id, position, ...vehicle });
  }
}
