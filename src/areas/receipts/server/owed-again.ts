import type { Call } from '#platform/server/http/mount.ts';
import type { OwedAgain, receiptOwedAgain } from '../owed-again-contract.ts';
import { owedAgain, totalOf } from '../rules.ts';
import { listBalancesPaidBy } from './balance-store.ts';
import { loadReceipt } from './load-receipt.ts';

/** A receipt that is void already makes nothing owed again. */
export async function loadOwedAgain({ db, params }: Call<typeof receiptOwedAgain>): Promise<OwedAgain> {
  const { lines: paid, voided } = await loadReceipt(db, params.id);
  const lines = voided ? [] : owedAgain(paid, await listBalancesPaidBy(db, params.id));
  return { total: totalOf(lines), lines };
}
