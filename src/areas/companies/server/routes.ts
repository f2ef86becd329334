import type { Mount } from '#platform/server/http/mount.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import * as finance from '../finance-contract.ts';
import { listCompanies } from './list-companies.ts';
import { offeredFinanceCompanies, offeredForProduct } from './offer-finance.ts';
import { COMPANIES, saveCompany, setCompanyActive } from './save-company.ts';
import { saveProduct, setProductActive } from './save-product.ts';
import { listOffered } from './store.ts';

export function companyRoutes(mount: Mount): void {
  mount(contract.offeredCompanies, async ({ db }) => ({ results: await listOffered(db) }));
  mount(contract.listCompanies, listCompanies);
  mount(contract.findCompany, ({ db, params }) => findRecord(COMPANIES, db, params.id));
  mount(contract.saveCompany, saveCompany);
  mount(contract.setCompanyActive, setCompanyActive);
  mount(contract.saveProduct, saveProduct);
  mount(contract.setProductActive, setProductActive);
  mount(finance.financeCompanies, async ({ db }) => ({ results: await offeredFinanceCompanies(db) }));
  mount(finance.productFinanceCompanies, async ({ db, params }) => ({
    productFinanceCompanies: await offeredForProduct(db, params.productId),
  }));
}
