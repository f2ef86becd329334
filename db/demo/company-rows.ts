import { COMPANIES_OF_DEMO_AGENCY, COMPANIES_OF_OTHER_AGENCY, type DemoCompany } from './demo-companies.ts';
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

/** Every fourth company has stopped selling its last product. */
const STOPPED_EVERY = 4;

/** The companies of the two agencies with their products. */
export function* companyRows(): Generator<TableRow> {
  const ids = { company: 201, product: 301 };
  yield* companyRowsOf(1001, COMPANIES_OF_DEMO_AGENCY, ids);
  yield* companyRowsOf(1002, COMPANIES_OF_OTHER_AGENCY, ids);
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
  for (const { name, kind, seat, products, inactive = false } of companies) {
    const [city, state, zip, area] = seat;
    const id = ids.company++;
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
      active: !inactive,
    });
    for (const [at, [product, line, fresh, renewal]] of products.entries()) {
      yield PRODUCTS.row({
        master_id,
        id: ids.product++,
        company_id: id,
        name: product,
        line_of_business: line,
        new_percent: Math.round(fresh * 100),
        renewal_percent: Math.round(renewal * 100),
        active: at < products.length - 1 || id % STOPPED_EVERY !== 0,
      });
    }
  }
}
