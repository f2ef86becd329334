import type { QuotedDriver } from '#areas/rater/contract.ts';
import type { StoredStatus } from '#areas/rater/statuses.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import { companyRows } from './company-rows.ts';
import { daysBefore } from './days.ts';
import { leadRows } from './lead-rows.ts';
import { makeLicense } from './make-license.ts';
import { productsFrom } from './policy-rows.ts';
import { Random } from './random.ts';
import { type TableRow, table } from './table-loader.ts';
import { FIRST_NAMES, LAST_NAMES } from './words/people.ts';

const QUOTES = table('rater_quotes', [
  'master_id',
  'id',
  'lead_id',
  'customer_id',
  'status',
  'lost_reason',
  'effdate',
  'quoted_on',
  'lines',
  'vehicles',
  'drivers',
  'coverages',
  'notes',
  'employee_id',
  'created_at',
]);
const OFFERS = table('rater_offers', [
  'master_id',
  'quote_id',
  'product_id',
  'position',
  'premium',
  'policy_fee',
  'tax',
  'mga_fee',
  'down_payment',
  'payments',
  'policy_id',
]);
const POLICIES = table('policies', [
  'master_id',
  'id',
  'customer_id',
  'policy_number',
  'product_id',
  'policy_type',
  'status',
  'effdate',
  'expdate',
  'premium',
  'policy_fee',
]);

const DEMO_AGENCY = 1001;
const FIRST_QUOTE = 2_800_001;
const FIRST_POLICY = 796_001;
const PEOPLE = [11, 12, 13, 105];
const MONTHS = 6;
const LINE = 'Personal Auto';
const STATE = 'FL';

interface Story {
  status: StoredStatus;
  /** How many days ago it was quoted; more than thirty have expired unless it was decided. */
  ago: number;
  isLead?: true;
  reason?: string;
}

/** One of each state, for a customer and for a lead; the list then has a second page. */
const STORIES: readonly Story[] = [
  { status: 'open', ago: 0 },
  { status: 'open', ago: 3, isLead: true },
  { status: 'presented', ago: 2 },
  { status: 'presented', ago: 6, isLead: true },
  { status: 'sold', ago: 9 },
  { status: 'lost', ago: 12, reason: 'Found a lower premium elsewhere.' },
  { status: 'lost', ago: 20, isLead: true, reason: 'Sold the car.' },
  { status: 'open', ago: 45 },
  { status: 'presented', ago: 60, isLead: true },
];
const COUNT = 27;

interface Customers {
  count: number;
  before: number;
}

/** Stored quotes of the rater, each with three carriers. */
export function* raterRows(customers: Customers, today: string): Generator<TableRow> {
  const products = productsFrom(companyRows(), DEMO_AGENCY).filter(({ line }) => line === LINE);
  const leads = [...leadRows(customers, today)]
    .filter(({ table: { name }, values }) => name === 'leads' && values.status === 'open')
    .map(({ values }) => Number(values.id));
  const quotes = Array.from({ length: COUNT }, (_, at) => quoteAt(at, { customers, leads, products, today }));
  for (const { policy } of quotes) if (policy) yield policy;
  for (const { quote } of quotes) yield quote;
  for (const { offers } of quotes) yield* offers;
}

interface World {
  customers: Customers;
  leads: readonly number[];
  products: readonly { id: number }[];
  today: string;
}

/** One or two of a family. */
function driversOf(random: Random, today: string): QuotedDriver[] {
  const lastName = random.pickCommon(LAST_NAMES);
  return Array.from({ length: random.int(1, 2) }, () => ({
    firstName: random.pickCommon(FIRST_NAMES),
    lastName,
    dob: daysBefore(today, random.int(19 * 365, 70 * 365)),
    licenseNumber: makeLicense(random, lastName, STATE),
    licenseState: STATE,
  }));
}

function quoteAt(at: number, { customers, leads, products, today }: World) {
  const random = new Random('rater', DEMO_AGENCY, at);
  const story = STORIES[at % STORIES.length] as Story;
  const id = FIRST_QUOTE + at;
  const quoted_on = daysBefore(today, story.ago);
  const effdate = daysBefore(quoted_on, -14);
  const lead_id = story.isLead ? (leads[at % leads.length] ?? null) : null;
  const customer_id = lead_id === null ? customers.before + 40 + at : null;
  const offers = [0, 1, 2].map((position) => ({
    master_id: DEMO_AGENCY,
    quote_id: id,
    product_id: (products[(at + position) % products.length] as { id: number }).id,
    position,
    premium: random.int(520, 1240) * 100 + random.int(0, 99),
    policy_fee: 25_00,
    tax: 0,
    mga_fee: position === 2 ? 35_00 : 0,
    down_payment: 150_00,
    payments: 5,
    policy_id: story.status === 'sold' && position === 0 ? FIRST_POLICY + at : null,
  }));
  const [first] = offers;
  const policy =
    first?.policy_id && customer_id
      ? POLICIES.row({
          master_id: DEMO_AGENCY,
          id: first.policy_id,
          customer_id,
          policy_number: `Q-${id}`,
          product_id: first.product_id,
          policy_type: 'Personal Lines',
          status: 'pending',
          effdate,
          expdate: addMonths(effdate, MONTHS),
          premium: first.premium,
          policy_fee: first.policy_fee,
        })
      : undefined;
  const quote = QUOTES.row({
    master_id: DEMO_AGENCY,
    id,
    lead_id,
    customer_id,
    status: story.status,
    lost_reason: story.reason ?? '',
    effdate,
    quoted_on,
    lines: JSON.stringify([{ lineOfBusiness: LINE, months: MONTHS }]),
    vehicles: JSON.stringify([
      { year: random.int(2008, 2025), make: 'Toyota', model: 'Corolla', vin: '', use: 'Commute' },
    ]),
    drivers: JSON.stringify(driversOf(random, today)),
    coverages: JSON.stringify([
      { name: 'Bodily injury', limit: '25/50' },
      { name: 'Property damage', limit: '$25,000' },
      { name: 'Collision deductible', limit: '$500' },
    ]),
    notes: '',
    employee_id: PEOPLE[at % PEOPLE.length] as number,
    created_at: `${quoted_on}T15:00:00Z`,
  });
  return { policy, quote, offers: offers.map((offer) => OFFERS.row(offer)) };
}
