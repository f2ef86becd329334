import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Customer, CustomerInput } from './contract.ts';

export type CustomerFields = Omit<CustomerInput, 'version'>;

/** The fields that a form edits, out of the record as it is stored. */
export function fieldsOf({ id, name, office, createdAt, version, ...fields }: Customer): CustomerFields {
  return fields;
}

/** What the fields of a customer must satisfy together. `today` is YYYY-MM-DD. */
export function customerProblems(input: CustomerInput, today: string): FieldErrors {
  const errors: FieldErrors = {};
  const add = (field: string, message: string) => {
    errors[field] ??= [];
    errors[field].push(message);
  };
  if (!input.businessName && !input.firstName && !input.lastName) {
    add('lastName', 'Enter a last name, or the name of a business.');
  }
  if (input.dob && input.dob > today) add('dob', 'A birthday cannot be in the future.');
  if (input.licenseNumber && !input.licenseState) add('licenseState', 'Enter the state of the license.');
  input.household.forEach((member, at) => {
    if (!member.firstName && !member.lastName) add(`household.${at}.lastName`, 'Enter a name.');
    if (member.dob && member.dob > today) add(`household.${at}.dob`, 'A birthday cannot be in the future.');
  });
  input.vehicles.forEach((vehicle, at) => {
    if (!vehicle.make && !vehicle.vin && !vehicle.tag)
      add(`vehicles.${at}.make`, 'Enter a make, a VIN or a tag.');
  });
  return errors;
}

/** The words a name or address is searched by: what a person typed, split where a word ends. */
export function searchWords(query: string, most?: number): string[] {
  return query
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, most);
}
