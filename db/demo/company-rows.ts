import { NO_SET_UP } from '#areas/companies/rules.ts';
import {
  COMPANIES_OF_DEMO_AGENCY,
  COMPANIES_OF_OTHER_AGENCY,
  type DemoCompany,
  MORE_OF_DEMO_AGENCY,
} from './demo-companies.ts';
import { type TableRow, table } from './table-loader.ts';

const COMPANIES = table('companies', [
  'master_id',
  'id',
  'name',
  'is_carrier',
  'is_finance',
  'phone',
  'email',
  'website',
  'address',
  'city',
  'state',
  'zip',
  'finance_system',
  'is_integrated',
  'funding_status',
  'e_signature',
  'designated_agent_email',
  'minimum_down_payment',
  'finance_memo',
  'active',
]);
const PRODUCTS = table('products', [
  'master_id',
  'id',
  'company_id',
  'name',
  'line_of_business',
  'new_percent',
  'renewal_percent',
  'active',
]);

const FINANCE_COMPANIES = table('product_finance_companies', [
  'master_id',
  'product_id',
  'company_id',
  'place',
]);

/** Every fourth company has stopped selling its last product. */
const STOPPED_EVERY = 4;

/** The companies of the two agencies with their products. */
export function* companyRows(): Generator<TableRow> {
  const ids = { company: 201, product: 301 };
  yield* companyRowsOf(1001, COMPANIES_OF_DEMO_AGENCY, ids);
  yield* companyRowsOf(1002, COMPANIES_OF_OTHER_AGENCY, ids);
  // Last: the companies before them keep their ids.
  yield* companyRowsOf(1001, MORE_OF_DEMO_AGENCY, ids);
}

/** The ids are those of the next company and the next product. */
export interface CompanyIds {
  company: number;
  product: number;
}

export function* companyRowsOf(
  master_id: number,
  companies: readonly DemoCompany[],
  ids: CompanyIds,
): Generator<TableRow> {
  // Once every company is there that they name.
  const naming: TableRow[] = [];
  const idOf = new Map(companies.map(({ name }, at) => [name, ids.company + at]));
  for (const { name, kind, finance, seat, products, inactive = false } of companies) {
    const [city, state, zip, area] = seat;
    const id = ids.company++;
    const setUp = { ...NO_SET_UP, ...finance };
    const host = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.test`;
    yield COMPANIES.row({
      master_id,
      id,
      name,
      is_carrier: kind !== 'finance',
      is_finance: kind !== undefined,
      phone: `(${area}) 555-0${String(id % 1000).padStart(3, '0')}`,
      email: `agents@${host}`,
      website: `https://www.${host}`,
      address: `${id * 7} Commerce Street`,
      city,
      state,
      zip,
      finance_system: setUp.premiumfinancesystem,
      is_integrated: setUp.isIntegrated,
      funding_status: setUp.fundingStatus,
      e_signature: setUp.eSignature,
      designated_agent_email: setUp.designatedQuoteAgentEmail,
      minimum_down_payment: setUp.minimumDownPayment,
      finance_memo: setUp.integrationMemo,
      active: !inactive,
    });
    for (const [at, [product, line, fresh, renewal, named = []]] of products.entries()) {
      const product_id = ids.product++;
      yield PRODUCTS.row({
        master_id,
        id: product_id,
        company_id: id,
        name: product,
        line_of_business: line,
        new_percent: Math.round(fresh * 100),
        renewal_percent: Math.round(renewal * 100),
        active: at < products.length - 1 || id % STOPPED_EVERY !== 0,
      });
      for (const [before, lender] of named.entries()) {
        const company_id = idOf.get(lender) ?? 0;
        naming.push(FINANCE_COMPANIES.row({ master_id, product_id, company_id, place: before + 1 }));
      }
    }
  }
  yield* naming;
}
