import type { Language } from '#platform/shared/languages.ts';
import type { Customer } from '../contract.ts';
import type { CustomerRow } from './store.ts';

/** The row in the contract's words. */
export function customerOf(row: CustomerRow): Customer {
  return {
    id: row.id,
    name: row.name,
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    dob: row.dob,
    phone: row.phone,
    phone2: row.phone2,
    email: row.email,
    emailOptOut: row.email_opt_out,
    // The table's own check allows no other.
    language: row.language as Language,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    licenseNumber: row.license_number,
    licenseState: row.license_state,
    custom1: row.custom_1,
    custom2: row.custom_2,
    custom3: row.custom_3,
    source: row.source,
    memo: row.memo,
    officeId: row.office_id,
    office: row.office_name ?? '',
    createdAt: row.created_at,
    household: row.household,
    vehicles: row.vehicles,
    version: row.version,
  };
}
