import type { FieldErrors } from '#platform/shared/errors.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney, type TypedPercent } from '#platform/web/inputs/typed-values.ts';
import {
  type Customer,
  type CustomerInput,
  customerInput,
  type HouseholdMember,
  type Vehicle,
} from '../contract.ts';
import type { TypedCustomer } from '../duplicates-contract.ts';
import { type CustomerFields, customerProblems, fieldsOf } from '../rules.ts';

/** Rows have no id of their own; the key lets the screen tell them apart while they come and go. */
interface Keyed {
  rowKey: string;
}

export type MemberValues = HouseholdMember & Keyed;

export interface VehicleValues extends Omit<Vehicle, 'statedValue' | 'businessUse'>, Keyed {
  statedValue: TypedMoney;
  businessUse: TypedPercent;
}

/** What the form contains. A date or an amount that cannot be read is kept as the text that was typed. */
export type CustomerValues = Omit<CustomerInput, 'version' | 'household' | 'vehicles'> & {
  household: MemberValues[];
  vehicles: VehicleValues[];
};

let keysGiven = 0;

function newKey(): string {
  keysGiven += 1;
  return `row-${keysGiven}`;
}

const EMPTY = customerInput.parse({ household: [{}], vehicles: [{}] });

export function emptyMember(): MemberValues {
  return { ...(EMPTY.household[0] as HouseholdMember), rowKey: newKey() };
}

export function emptyVehicle(): VehicleValues {
  return { ...(EMPTY.vehicles[0] as Vehicle), rowKey: newKey() };
}

export function valuesOf(
  customer: Customer | undefined,
  start: Partial<CustomerFields> = {},
): CustomerValues {
  const { version, ...fields } = customer
    ? { version: 0, ...fieldsOf(customer) }
    : { ...customerInput.parse({}), ...start };
  return {
    ...fields,
    household: fields.household.map((member) => ({ ...member, rowKey: newKey() })),
    vehicles: fields.vehicles.map((vehicle) => ({ ...vehicle, rowKey: newKey() })),
  };
}

/** Reads the form as the server would read what it sends. */
function readValues(values: CustomerValues) {
  const vehicles = values.vehicles.map((vehicle) => ({
    ...vehicle,
    statedValue: onWire(vehicle.statedValue),
    businessUse: onWire(vehicle.businessUse),
  }));
  return customerInput.safeParse({ ...values, vehicles });
}

export function inputOf(values: CustomerValues): CustomerInput {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

/** What of the form tells whether somebody is here already. A day that cannot be read yet is none. */
export function typedOf(values: CustomerValues): TypedCustomer {
  const { firstName, lastName, businessName, phone, phone2, email, licenseNumber, dob } = values;
  const birthday = dob && /^\d{4}-\d\d-\d\d$/.test(dob) ? dob : null;
  return { firstName, lastName, businessName, phone, phone2, email, licenseNumber, dob: birthday };
}

/** What is wrong with the form, each message at the path of its field; the server judges by the same rules. */
export function customerErrors(values: CustomerValues, today: string): Record<string, string> {
  const read = readValues(values);
  const ownErrors: FieldErrors = schemaErrors(read);
  const together = customerProblems(read.success ? read.data : (values as CustomerInput), today);
  const all = { ...together, ...ownErrors };
  return formErrors(all);
}
