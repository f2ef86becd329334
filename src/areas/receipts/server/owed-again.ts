import type { Call } from '#platform/server/http/mount.ts';
import type { OwedAgain, receiptOwedAgain } from '../owed-again-contract.ts';
import { owedAgain, paidOnContracts, totalOf } from '../rules.ts';
import { listBalancesPaidBy } from './balance-store.ts';
import type { Financing } from './financing.ts';
import { loadReceipt } from './load-receipt.ts';

/** A receipt that is void already makes nothing owed again. */
export function loadOwedAgain(financing: Financing) {
  return async ({ db, params }: Call<typeof receiptOwedAgain>): Promise<OwedAgain> => {
    const { lines: paid, voided } = await loadReceipt(db, params.id);
    const lines = voided ? [] : owedAgain(paid, await listBalancesPaidBy(db, params.id, financing));
    const contracts = voided ? [] : paidOnContracts(paid);
    return { total: totalOf([...lines, ...contracts]), lines, contracts };
  };
}
