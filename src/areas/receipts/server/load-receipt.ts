import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Receipt } from '../contract.ts';
import { receiptOf } from './receipt-of.ts';
import { findRecord } from './store.ts';

export async function loadReceipt(db: Db, id: number): Promise<Receipt> {
  const row = await findRecord(db, id);
  if (!row) throw refuse.notFound();
  return receiptOf(row);
}

/** Once its followers have ordered a payment on a contract to be posted, or not to be anymore. */
export async function withPosts(db: Db, receipt: Receipt): Promise<Receipt> {
  return receipt.lines.some(({ contractId }) => contractId !== null) ? loadReceipt(db, receipt.id) : receipt;
}
