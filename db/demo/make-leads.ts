import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import type { LeadStatus } from '#areas/leads/statuses.ts';
import { customerAt } from './customer-rows.ts';
import { daysBefore } from './days.ts';
import { type DemoCustomer, makeCustomer } from './make-customer.ts';
import { Random } from './random.ts';
import { CARRIERS_OF_OTHERS, CLOSED_REASONS } from './words/leads.ts';

/** The columns of a lead, and how many days ago it came and got its status. */
export interface DemoLead {
  status: LeadStatus;
  first_name: string;
  last_name: string;
  business_name: string;
  phone: string;
  phone2: string;
  email: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  source: string;
  line_of_business: string;
  current_carrier: string;
  follow_up_on: string | null;
  closed_reason: string;
  office_id: number | null;
  assigned_to: number | null;
  customer_id: number | null;
  created: number;
  since: number;
}

/** How many there are of each status, and how many days ago the oldest came. */
const SHARES: Record<Exclude<LeadStatus, 'sold'>, { count: number; oldest: number }> = {
  closed: { count: 28, oldest: 358 },
  incubate: { count: 16, oldest: 220 },
  open: { count: 24, oldest: 90 },
  'call center': { count: 16, oldest: 40 },
  unassigned: { count: 16, oldest: 20 },
  new: { count: 17, oldest: 10 },
};
const SOLD = 24;
const YEAR = 350;

/** Who works on leads, agents more often than owners, and the office of each. */
const PEOPLE = [
  [13, 12],
  [104, 11],
  [105, 11],
  [106, 12],
  [107, 12],
  [108, 13],
  [109, 13],
  [101, 11],
  [12, 11],
  [11, 11],
] as const;

interface Customers {
  masterId: number;
  officeIds: readonly number[];
  count: number;
  /** The id before that of the first. */
  before: number;
}

/** The leads of the demo agency; the sold ones are customers of the last year. */
export function makeLeads(customers: Customers, today: string): DemoLead[] {
  const others = Object.entries(SHARES).flatMap(([status, { count, oldest }]) =>
    Array.from({ length: count }, (_, at) => makeLead(status as LeadStatus, at, oldest, today)),
  );
  // Numbers are given in the order in which leads come.
  return [...soldLeads(customers, today), ...others].sort((one, other) => other.created - one.created);
}

function makeLead(status: LeadStatus, at: number, oldest: number, today: string): DemoLead {
  const random = new Random('lead', status, at);
  const created = random.int(1, oldest);
  const since = status === 'new' ? created : random.int(1, created);
  const isNobodys = status === 'unassigned' || (status === 'call center' && random.chance(0.6));
  const [assigned_to, office_id] = random.pickCommon(PEOPLE);
  return {
    ...contactOf(makeCustomer(random, today)),
    status,
    line_of_business: random.pickCommon(LINES_OF_BUSINESS),
    current_carrier: random.chance(0.5) ? random.pick(CARRIERS_OF_OTHERS) : '',
    follow_up_on: followUp(status, random, today),
    closed_reason: status === 'closed' ? random.pick(CLOSED_REASONS) : '',
    office_id,
    assigned_to: isNobodys ? null : assigned_to,
    customer_id: null,
    created,
    since,
  };
}

/** From how many days ahead to how many. */
const FOLLOW_UPS: Partial<Record<LeadStatus, readonly [number, number]>> = {
  open: [-6, 9],
  new: [0, 3],
  incubate: [-2, 60],
};

/** Most open leads are called within the week, some should have been; an incubating lead waits longer. */
function followUp(status: LeadStatus, random: Random, today: string): string | null {
  const range = FOLLOW_UPS[status];
  if (!range || !(status === 'incubate' || random.chance(0.8))) return null;
  return daysBefore(today, -random.int(...range));
}

function soldLeads({ masterId, officeIds, count, before }: Customers, today: string): DemoLead[] {
  const sold: DemoLead[] = [];
  for (let at = 0; at < count && sold.length < SOLD; at++) {
    const { customer, officeId } = customerAt(masterId, at, officeIds, today);
    const since = daysFrom(customer.created_at, today);
    if (since > YEAR) continue;
    const random = new Random('sold lead', at);
    const lead = makeLead('sold', at, 1, today);
    const contact = contactOf(customer);
    const created = Math.min(YEAR + 10, since + random.int(1, 12));
    sold.push({ ...lead, ...contact, office_id: officeId, customer_id: before + at + 1, created, since });
  }
  return sold;
}

function daysFrom(moment: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(moment.slice(0, 10))) / 86_400_000);
}

function contactOf(customer: DemoCustomer) {
  const { first_name, last_name, business_name, phone, phone2, email } = customer;
  const { address, city, state, zip, source } = customer;
  return { first_name, last_name, business_name, phone, phone2, email, address, city, state, zip, source };
}
