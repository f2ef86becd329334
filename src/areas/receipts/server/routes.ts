import { customerStandings } from '#areas/customers/standings-contract.ts';
import { listOfficeChoices } from '#areas/offices/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { sendCopies } from '#platform/server/pdf/print.ts';
import * as contract from '../contract.ts';
import { receiptDays as daysEndpoint } from '../days-contract.ts';
import * as lists from '../list-contract.ts';
import { receiptOwedAgain } from '../owed-again-contract.ts';
import { customerStanding } from '../standing-contract.ts';
import { whyNotPaid } from '../why-not-paid-contract.ts';
import { type Financing, NO_FINANCING } from './financing.ts';
import { listOfOneCustomer, listReceipts, receiptsToday } from './list-receipts.ts';
import { listPeople } from './list-store.ts';
import { loadBalances, loadStanding, loadStandings, loadWhyNotPaid } from './load-balances.ts';
import { loadReceipt } from './load-receipt.ts';
import { loadOwedAgain } from './owed-again.ts';
import { policyLines } from './policy-lines.ts';
import { receiptPrintout } from './print-receipt.ts';
import { receiptDays } from './receipt-days.ts';
import type { ReceiptFollower } from './receipt-follower.ts';
import { findByNumber } from './store.ts';
import { takeReceipt } from './take-receipt.ts';
import { voidReceipt } from './void-receipt.ts';

/** Whatever follows receipts is of other areas; the application names it. */
export function receiptRoutes(
  mount: Mount,
  financing: Financing = NO_FINANCING,
  others: readonly ReceiptFollower[] = [],
): void {
  const followers = [policyLines(financing), financing.follower, ...others];
  mount(contract.customerBalances, loadBalances(financing));
  mount(customerStanding, loadStanding(financing));
  mount(customerStandings, loadStandings(financing));
  mount(whyNotPaid, loadWhyNotPaid(financing));
  mount(contract.takeReceipt, takeReceipt(followers));
  mount(contract.customerReceipts, listOfOneCustomer);
  mount(lists.listReceipts, listReceipts);
  mount(lists.receiptsToday, receiptsToday);
  mount(daysEndpoint, receiptDays);
  mount(lists.receiptChoices, async ({ db }) => ({
    offices: await listOfficeChoices(db),
    people: await listPeople(db),
  }));
  mount(contract.receiptByNumber, async ({ db, query: { customer, office, number } }) => {
    const found = await findByNumber(db, office, number);
    if (found?.customer_id !== customer) throw refuse.notFound();
    return { id: found.id };
  });
  mount(contract.findReceipt, ({ db, params }) => loadReceipt(db, params.id));
  mount(contract.receiptPdf, { within: receiptPrintout(financing), after: sendCopies });
  mount(receiptOwedAgain, loadOwedAgain(financing));
  mount(contract.voidReceipt, voidReceipt(followers));
}
