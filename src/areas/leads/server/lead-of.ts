import type { Language } from '#platform/shared/languages.ts';
import type { Lead } from '../contract.ts';
import type { LeadRow } from '../list-contract.ts';
import type { LeadStatus } from '../statuses.ts';
import type { ListRow } from './list-store.ts';
import type { LeadRecord } from './store.ts';

/** The row in the contract's words. */
export function leadOf(row: LeadRecord): Lead {
  return {
    ...leadRowOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    phone2: row.phone2,
    // The table's own check allows no other.
    language: row.language as Language,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    currentCarrier: row.current_carrier,
    closedReason: row.closed_reason,
    officeId: row.office_id,
    assignedTo: row.assigned_to,
    createdBy: row.created_by_name ?? '',
    customerId: row.customer_id,
    customer: row.customer_name ?? '',
    statusSince: row.status_since,
  };
}

export function leadRowOf(row: ListRow): LeadRow {
  return {
    id: row.id,
    name: row.name,
    // The table's own check allows no other status.
    status: row.status as LeadStatus,
    phone: row.phone,
    email: row.email,
    source: row.source,
    lineOfBusiness: row.line_of_business,
    followUpOn: row.follow_up_on,
    office: row.office_name ?? '',
    assignee: row.assignee_name ?? '',
    createdAt: row.created_at,
    version: row.version,
  };
}
