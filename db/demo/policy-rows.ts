import { abbreviationOf } from '#areas/policies/rules.ts';
import { companyRows } from './company-rows.ts';
import { type DemoProduct, makePlan, makeTerms, type PolicyPlan } from './make-policies.ts';
import { MARIA, MEMORABLE_CUSTOMERS } from './memorable-customers.ts';
import { LAST_MEMO, policyHistoryRows } from './policy-history-rows.ts';
import { Random } from './random.ts';
import { type TableRow, table } from './table-loader.ts';

export const POLICIES = table('policies', [
  'master_id',
  'id',
  'customer_id',
  'product_id',
  'office_id',
  'policy_number',
  'policy_type',
  'purpose',
  'status',
  'effdate',
  'expdate',
  'premium',
  'policy_fee',
  'tax',
  'mga_fee',
  'renews_id',
  'cancelled_on',
  'cancel_reason',
  'memo',
  'created_at',
]);
const PRODUCERS = table('policy_producers', ['master_id', 'policy_id', 'employee_id', 'split']);

const FIRST_POLICY = 700_001;
const AUTO_TERMS = 9;
/** The term that is about to end. */
export const MARIAS_AUTO = FIRST_POLICY + AUTO_TERMS - 1;

/** The last id that was given; one count for all agencies. */
export interface PolicyIds {
  policy: number;
}

/** What the policies of an agency are made of. */
export interface PolicyWorld {
  masterId: number;
  products: readonly DemoProduct[];
  officeIds: readonly number[];
  producerIds: readonly number[];
  today: string;
  ids: PolicyIds;
}

/** For each agency: how many customers, and the id before that of its first. */
type CustomerCounts = Readonly<Record<number, { count: number; before: number }>>;

/** The policies of the two agencies; those of one customer fill more than a page. */
export function* policyRows(customers: CustomerCounts, today: string): Generator<TableRow> {
  const ids = { policy: FIRST_POLICY - 1 };
  const demo: PolicyWorld = {
    masterId: 1001,
    products: productsFrom(companyRows(), 1001),
    officeIds: [11, 12, 13],
    producerIds: [13, 104, 105, 106, 107, 108, 109],
    today,
    ids,
  };
  yield* mariasRows(demo);
  yield* policyHistoryRows(demo.masterId, MARIAS_AUTO, demo.producerIds, today);
  const others = MEMORABLE_CUSTOMERS.map(({ id }) => id).filter((id) => id !== MARIA);
  yield* customersRows(demo, [...numbers(customers[demo.masterId]), ...others]);
  const other = { ...demo, masterId: 1002, products: productsFrom(companyRows(), 1002) };
  yield* customersRows({ ...other, officeIds: [21], producerIds: [21] }, numbers(customers[1002]));
}

function* numbers(of: { count: number; before: number } = { count: 0, before: 0 }): Generator<number> {
  for (let at = 1; at <= of.count; at++) yield of.before + at;
}

/** Most have one to three policies. */
function* customersRows(world: PolicyWorld, customerIds: Iterable<number>): Generator<TableRow> {
  for (const customerId of customerIds) {
    const random = new Random('policies', world.masterId, customerId);
    const count = random.chance(0.88) ? random.pickCommon([1, 2, 3]) : 0;
    for (let at = 0; at < count; at++) {
      const plan = makePlan(random, random.pickCommon(world.products));
      yield* planRows(world, customerId, plan, random);
    }
  }
}

/** One policy with all its terms, each naming the one before. */
export function* planRows(
  { masterId: master_id, officeIds, producerIds, today, ids }: PolicyWorld,
  customer_id: number,
  plan: PolicyPlan,
  random: Random,
): Generator<TableRow> {
  const office_id = random.chance(0.9) ? random.pick(officeIds) : null;
  const producers = makeProducers(random, producerIds);
  let renews_id: number | null = null;
  for (const term of makeTerms(random, plan, today)) {
    const id = ++ids.policy;
    yield POLICIES.row({ master_id, id, customer_id, office_id, renews_id, ...term });
    for (const [employee_id, split] of producers)
      yield PRODUCERS.row({ master_id, policy_id: id, employee_id, split });
    renews_id = id;
  }
}

function makeProducers(random: Random, people: readonly number[]): Map<number, number> {
  const producers = new Map<number, number>();
  if (random.chance(0.88)) producers.set(random.pick(people), random.pick([4000, 5000, 6000]));
  const second = random.pick(people);
  if (random.chance(0.2) && !producers.has(second)) producers.set(second, random.pick([1000, 1250, 2000]));
  return producers;
}

function* mariasRows(world: PolicyWorld): Generator<TableRow> {
  const random = new Random('policies', world.masterId, MARIA);
  const productOf = (line: string) => world.products.find((each) => each.line === line) as DemoProduct;
  const plan = (line: string, end: PolicyPlan['end'], terms: number, place: number): PolicyPlan => {
    const product = productOf(line);
    const memo = place === 1 ? LAST_MEMO : '';
    return { product, end, terms, memo, number: `${product.prefix}-MLJ${place}` };
  };
  yield* planRows(world, MARIA, plan('Personal Auto', 'expiring', AUTO_TERMS, 1), random);
  yield* planRows(world, MARIA, plan('Homeowners', 'in force', 5, 2), random);
  yield* planRows(world, MARIA, plan('Boat', 'cancelled', 2, 3), random);
  yield* planRows(world, MARIA, plan('Renters', 'expired', 2, 4), random);
  yield* planRows(world, MARIA, { ...plan('Umbrella', 'pending', 1, 5), isRewrite: true }, random);
}

/** What the rows of companies offer to insure. */
export function productsFrom(rows: Iterable<TableRow>, masterId: number): DemoProduct[] {
  const prefixes = new Map<unknown, string>();
  const products: DemoProduct[] = [];
  for (const { table, values } of rows) {
    if (values.master_id !== masterId) continue;
    if (table.name === 'companies') prefixes.set(values.id, abbreviationOf(String(values.name)));
    if (table.name !== 'products' || values.line_of_business === 'Other') continue;
    const prefix = prefixes.get(values.company_id) ?? '';
    products.push({ id: Number(values.id), line: String(values.line_of_business), prefix });
  }
  return products;
}
