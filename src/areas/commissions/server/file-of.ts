import type { CommissionFile } from '../contract.ts';
import { ALL_COMPANIES, whyNotDelete } from '../rules.ts';
import type { FileRow } from './file-store.ts';

export function companyOf(row: { company_id: number | null; company: string | null }) {
  return row.company_id === null
    ? { id: 0, name: ALL_COMPANIES }
    : { id: row.company_id, name: row.company ?? '' };
}

/** The row in the specification's words. */
export function fileOf(row: FileRow): CommissionFile {
  const { pending, staged, settled, forwarded } = row;
  return {
    id: row.id,
    company: companyOf(row),
    total: row.total,
    created: row.created_at,
    start: row.start_on,
    end: row.end_on,
    deposited: row.deposit_on,
    depositAmount: row.deposit_amount,
    creator: row.creator,
    details: { pending, staged, settled, forwarded },
    deletable: whyNotDelete({ ...row, posted: row.posted_at !== null }) === undefined,
    postable: row.postable,
    active: row.archived_at === null,
    posted: row.posted_at,
  };
}
