import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Reduction } from '../rules/client-price.ts';
import { isBlank, type SavedDiscount } from '../rules/discounts.ts';
import * as store from './store.ts';

/** A record's discounts as they are stored. */
export function discountsOf(rows: readonly store.DiscountRow[]) {
  const lifetime = rows.find(({ is_lifetime }) => is_lifetime);
  return {
    lifetime: lifetime && store.savedOf(lifetime),
    discounts: rows.filter(({ is_lifetime }) => !is_lifetime).map(store.savedOf),
  };
}
export type StoredDiscounts = ReturnType<typeof discountsOf>;

export interface SentDiscounts {
  lifetime: Reduction | undefined;
  discounts: readonly SavedDiscount[];
}

/** What was sent without what nobody filled in. */
export function sentDiscounts(
  lifetime: Reduction | undefined,
  rows: readonly SavedDiscount[],
): SentDiscounts {
  return {
    lifetime: lifetime && lifetime.amount > 0 ? lifetime : undefined,
    discounts: rows.filter((row) => row.id !== 0 || !isBlank(row)),
  };
}

/** Adds, changes and deletes until the record has what was sent. */
export async function saveDiscounts(
  db: Db,
  place: { master_id: number; account: number; employee_id: number },
  owner: store.DiscountOwner,
  before: StoredDiscounts | undefined,
  { lifetime, discounts }: SentDiscounts,
): Promise<void> {
  const kept = new Set(discounts.map(({ id }) => id));
  const gone = before?.discounts.filter(({ id }) => !kept.has(id)).map(({ id }) => id) ?? [];
  const had = before?.lifetime;
  await store.deleteDiscounts(db, [...gone, ...(had && !lifetime ? [had.id] : [])]);
  for (const row of discounts)
    if (row.id === 0) await store.insertDiscount(db, place, owner, { ...row, isLifetime: false });
    else await store.updateDiscount(db, row);
  const always = lifetime && { ...lifetime, effectiveDate: null, expirationDate: null };
  if (always && had) await store.updateDiscount(db, { ...always, id: had.id });
  else if (always) await store.insertDiscount(db, place, owner, { ...always, isLifetime: true });
}
