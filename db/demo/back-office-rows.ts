import { accountBillingRows, demoBillings } from './account-billing-rows.ts';
import { accountHistoryRows } from './account-history-rows.ts';
import { accountPriceRows, type SealNumber } from './account-price-rows.ts';
import { accountWorkRows, demoConversions, demoSyncs } from './account-work-rows.ts';
import { addOnRequestRows } from './add-on-request-rows.ts';
import { catalogueRows } from './back-office-catalogue.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { TableRow } from './table-loader.ts';

/** What the provider has about every account. The same day gives the same rows, but for what is sealed. */
export function* backOfficeRows(today: string, seal: SealNumber): Generator<TableRow> {
  const accounts = demoAccounts(today);
  yield* catalogueRows();
  yield* accountPriceRows(accounts, seal, today);
  yield* addOnRequestRows(today);
  const billings = demoBillings(accounts, today);
  yield* accountBillingRows(billings);
  const [conversions, syncs] = [demoConversions(today), demoSyncs(today)];
  yield* accountWorkRows(conversions, syncs);
  yield* accountHistoryRows({ accounts, billings, conversions, syncs }, today);
}
