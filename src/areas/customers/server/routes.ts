import { listOfficeChoices } from '#areas/offices/server/public.ts';
import { listChanges } from '#platform/server/change-log/list-changes.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { CUSTOMER_LOG } from '../log.ts';
import * as searches from '../search-contract.ts';
import { customerFigures } from './customer-figures.ts';
import { CUSTOMERS, saveCustomer } from './save-customer.ts';
import { searchCustomers } from './search-customers.ts';
import { findAddress, findName } from './store.ts';

export function customerRoutes(mount: Mount): void {
  mount(searches.searchCustomers, searchCustomers);
  mount(contract.customerOffices, async ({ db }) => ({ results: await listOfficeChoices(db) }));
  mount(contract.customerFigures, ({ db, session }) => customerFigures(db, session.timeZone));
  mount(contract.findCustomer, ({ db, params }) => findRecord(CUSTOMERS, db, params.id));
  mount(contract.saveCustomer, saveCustomer);
  mount(contract.customerName, async ({ db, params }) => {
    const found = await findName(db, params.id);
    if (!found) throw refuse.notFound();
    return found;
  });
  mount(contract.customerAddress, async ({ db, params }) => {
    const found = await findAddress(db, params.id);
    if (!found) throw refuse.notFound();
    return found;
  });
  mount(contract.customerLog, async ({ db, params, query }) => {
    if (!(await findName(db, params.id))) throw refuse.notFound();
    return listChanges(db, CUSTOMER_LOG.subject, params.id, query);
  });
}
