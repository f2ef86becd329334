import type { Referral } from '../contract.ts';
import { stateOf } from '../rules.ts';
import type { ReferralRow } from './store.ts';

/** The row in the contract's words. */
export function referralOf(row: ReferralRow, now = new Date()): Referral {
  return {
    id: row.id,
    friendName: row.friend_name,
    email: row.friend_email,
    agency: row.agency_name,
    phone: row.phone,
    message: row.message,
    hidden: row.hidden,
    state: stateOf(row.created_at, row.sent_at, now),
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}
