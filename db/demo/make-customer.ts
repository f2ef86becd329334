import { daysBefore } from './days.ts';
import { type DemoMember, makeHousehold } from './make-household.ts';
import { makeLicense } from './make-license.ts';
import { type DemoVehicle, makeVehicles } from './make-vehicles.ts';
import type { Random } from './random.ts';
import { CUSTOM_FIELDS, MEMOS, SOURCES } from './words/offices.ts';
import { BUSINESS_NAMES, FIRST_NAMES, LAST_NAMES } from './words/people.ts';
import { ELSEWHERE, FLORIDA, type Place, STREET_KINDS, STREETS } from './words/places.ts';

/** The columns of a customer, and the rows that belong to it. */
export interface DemoCustomer {
  first_name: string;
  last_name: string;
  business_name: string;
  dob: string | null;
  phone: string;
  phone2: string;
  email: string;
  email_opt_out: boolean;
  language: 'en' | 'es';
  address: string;
  city: string;
  state: string;
  zip: string;
  license_number: string;
  license_state: string;
  custom_1: string;
  custom_2: string;
  custom_3: string;
  source: string;
  memo: string;
  created_at: string;
  household: DemoMember[];
  vehicles: DemoVehicle[];
}

const OLDEST_CUSTOMER_DAYS = 3_000;

export function makeCustomer(random: Random, today: string): DemoCustomer {
  const first_name = random.pickCommon(FIRST_NAMES);
  const last_name = makeLastName(random);
  const isBusiness = random.chance(0.08);
  const home = random.chance(0.93) ? random.pickCommon(FLORIDA) : random.pick(ELSEWHERE);
  const license = random.chance(0.85) ? makeLicense(random, last_name, home.state) : '';
  const made: DemoCustomer = {
    first_name,
    last_name,
    business_name: isBusiness ? makeBusinessName(random, last_name) : '',
    dob: isBusiness ? null : daysBefore(today, random.int(18 * 365, 88 * 365)),
    phone: makePhone(random, home),
    phone2: random.chance(0.3) ? makePhone(random, home) : '',
    email: random.chance(0.8) ? makeEmail(random, first_name, last_name) : '',
    email_opt_out: random.chance(0.06),
    language: 'en',
    ...makeAddress(random, home),
    license_number: license,
    license_state: license && home.state,
    custom_1: random.chance(0.4) ? random.pick(CUSTOM_FIELDS.first) : '',
    custom_2: random.chance(0.25) ? random.pickCommon(CUSTOM_FIELDS.second) : '',
    custom_3: random.chance(0.1) ? random.fill(CUSTOM_FIELDS.third) : '',
    source: random.chance(0.9) ? random.pickCommon(SOURCES) : '',
    memo: random.chance(0.3) ? random.pick(MEMOS) : '',
    created_at: `${daysBefore(today, random.int(1, OLDEST_CUSTOMER_DAYS))} ${random.int(13, 21)}:${random.int(10, 59)}:00Z`,
    household: isBusiness ? [] : makeHousehold(random, last_name, home.state, today),
    vehicles: makeVehicles(random, isBusiness, home.state, today),
  };
  // The second custom field is the language that they speak.
  return made.custom_2 === 'Spanish' ? { ...made, language: 'es' } : made;
}

/** One in twelve has two, which also keeps a large agency from having the same few names. */
function makeLastName(random: Random): string {
  const name = random.pickCommon(LAST_NAMES);
  return random.chance(0.08) ? `${name}-${random.pick(LAST_NAMES)}` : name;
}

function makeBusinessName(random: Random, ownerName: string): string {
  const { trades, places, forms } = BUSINESS_NAMES;
  const front = random.chance(0.5) ? random.pick(places) : ownerName;
  return `${front} ${random.pick(trades)} ${random.pick(forms)}`;
}

/** 555 is an exchange that is given to nobody's home. */
function makePhone(random: Random, { areaCode }: Place): string {
  return random.fill(`(${areaCode}) 555-####`);
}

function makeEmail(random: Random, firstName: string, lastName: string): string {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replaceAll(/[^A-Za-z.-]/g, '');
  return `${plain.toLowerCase()}${random.int(1, 9999)}@example.test`;
}

function makeAddress(random: Random, { city, state, zip }: Place) {
  const number = random.int(1, 19_999);
  const unit = random.chance(0.2) ? ` Apt ${random.int(1, 420)}` : '';
  return {
    address: `${number} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}${unit}`,
    city,
    state,
    zip: random.fill(`${zip}##`),
  };
}
