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
