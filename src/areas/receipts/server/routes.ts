import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import * as contract from '../contract.ts';
import { listOfOneCustomer, listReceipts, receiptsToday } from './list-receipts.ts';
import { listOffices, listPeople } from './list-store.ts';
import { loadBalances } from './load-balances.ts';
import { loadReceipt } from './load-receipt.ts';
import { printReceipt } from './print-receipt.ts';
import { findByNumber } from './store.ts';
import { takeReceipt } from './take-receipt.ts';
import { voidReceipt } from './void-receipt.ts';

export function receiptRoutes(mount: Mount): void {
  mount(contract.customerBalances, loadBalances);
  mount(contract.takeReceipt, takeReceipt);
  mount(contract.customerReceipts, listOfOneCustomer);
  mount(contract.listReceipts, listReceipts);
  mount(contract.receiptsToday, receiptsToday);
  mount(contract.receiptChoices, async ({ db }) => ({
    offices: await listOffices(db),
    people: await listPeople(db),
  }));
  mount(contract.receiptByNumber, async ({ db, query: { customer, office, number } }) => {
    const found = await findByNumber(db, office, number);
    if (found?.customer_id !== customer) throw refuse.notFound();
    return { id: found.id };
  });
  mount(contract.findReceipt, ({ db, params }) => loadReceipt(db, params.id));
  mount(contract.receiptPdf, printReceipt);
  mount(contract.voidReceipt, voidReceipt);
}
