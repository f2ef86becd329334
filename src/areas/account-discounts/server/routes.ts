import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { dayAt } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import { discountStatus } from '../rules/discounts.ts';
import { listCounting, savedOf } from './store.ts';

export function discountRoutes(mount: Mount): void {
  mount(contract.listDiscounts, async ({ db, session, params }) => {
    const today = dayAt(session.timeZone, new Date());
    const [rows] = await Promise.all([
      listCounting(db, params.accountId),
      accountNamed(db, params.accountId),
    ]);
    const discountsData = rows.map((row) => {
      const saved = savedOf(row);
      return {
        ...saved,
        key: `discount-${row.id}`,
        discountProductName: row.product,
        discountType: row.is_lifetime ? ('Lifetime' as const) : ('Limited' as const),
        discountStatus: discountStatus(saved, row.is_lifetime, today),
      };
    });
    return { discountsData, today };
  });
}
