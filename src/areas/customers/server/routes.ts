import { listOfficeChoices } from '#areas/offices/server/public.ts';
import { listChanges } from '#platform/server/change-log/list-changes.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { customerDuplicates } from '../duplicates-contract.ts';
import { CUSTOMER_LOG } from '../log.ts';
import * as merges from '../merge-contract.ts';
import * as searches from '../search-contract.ts';
import { customerFigures } from './customer-figures.ts';
import type { CustomerRows } from './customer-rows.ts';
import { compareCustomers, mergeCustomers } from './merge-customers.ts';
import { listMergedIds, refuseMerged } from './merge-store.ts';
import { type ListSame, listSame as listSameCustomers } from './same-customers.ts';
import { CUSTOMERS, saveCustomer } from './save-customer.ts';
import { searchCustomers } from './search-customers.ts';
import { findAddress, findName } from './store.ts';
import { listMerges, undoMerge } from './undo-merge.ts';

/** The rows are what other areas have of a customer, and leads are the same people too; the application names both. */
export function customerRoutes(
  mount: Mount,
  rows: readonly CustomerRows[] = [],
  listSame: ListSame = (db, _, given) => listSameCustomers(db, given),
): void {
  mount(searches.searchCustomers, searchCustomers);
  mount(contract.customerOffices, async ({ db }) => ({ results: await listOfficeChoices(db) }));
  mount(contract.customerFigures, ({ db, session }) => customerFigures(db, session.timeZone));
  mount(customerDuplicates, async ({ db, session, body }) => ({
    results: await listSame(db, session, body),
  }));
  mount(contract.findCustomer, ({ db, params }) => findRecord(CUSTOMERS, db, params.id));
  mount(contract.saveCustomer, (call) => saveCustomer(call, listSame));
  mount(contract.customerName, ({ db, params }) => found(db, params.id, findName));
  mount(contract.customerAddress, ({ db, params }) => found(db, params.id, findAddress));
  mount(contract.customerLog, async ({ db, params: { id }, query }) => {
    await found(db, id, findName);
    return listChanges(db, CUSTOMER_LOG.subject, [id, ...(await listMergedIds(db, id))], query);
  });
  mount(merges.compareCustomers, compareCustomers(rows));
  mount(merges.mergeCustomers, mergeCustomers(rows));
  mount(merges.listMerges, async (call) => {
    await found(call.db, call.params.id, findName);
    return listMerges(rows)(call);
  });
  mount(merges.undoMerge, undoMerge(rows));
}

async function found<Row>(
  db: Db,
  id: number,
  find: (db: Db, id: number) => Promise<Row | undefined>,
): Promise<Row> {
  const row = await find(db, id);
  if (row) return row;
  await refuseMerged(db, id);
  throw refuse.notFound();
}
