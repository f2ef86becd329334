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

/** Adds, changes and deletes until the record has what was sent; what it had before is kept. */
export async function saveDiscounts(
  db: Db,
  place: { master_id: number; account: number; employee_id: number },
  owner: store.DiscountOwner,
  before: StoredDiscounts | undefined,
  sent: SentDiscounts,
): Promise<void> {
  const wanted = wantedRows(before, sent);
  const stored = before ? [...before.discounts, ...(before.lifetime ? [before.lifetime] : [])] : [];
  const gone = stored.filter(({ id }) => !wanted.some((row) => row.id === id)).map(({ id }) => id);
  const changed = wanted.filter((row) => stored.some((had) => had.id === row.id && !isSame(had, row)));
  await store.keepFormer(db, [...gone, ...changed.map(({ id }) => id)]);
  await store.deleteDiscounts(db, gone);
  for (const row of changed) await store.updateDiscount(db, row);
  for (const row of wanted) if (row.id === 0) await store.insertDiscount(db, place, owner, row);
}

/** A record has one lifetime discount at most, so the one that is sent is the stored one. */
function wantedRows(before: StoredDiscounts | undefined, { lifetime, discounts }: SentDiscounts) {
  const always = lifetime && {
    ...{ id: before?.lifetime?.id ?? 0, effectiveDate: null, expirationDate: null, isLifetime: true },
    ...{ amountType: lifetime.amountType, amount: lifetime.amount },
  };
  return [...discounts.map((row) => ({ ...row, isLifetime: false })), ...(always ? [always] : [])];
}

function isSame(had: SavedDiscount, row: SavedDiscount): boolean {
  return (
    had.amountType === row.amountType &&
    had.amount === row.amount &&
    had.effectiveDate === row.effectiveDate &&
    had.expirationDate === row.expirationDate
  );
}
