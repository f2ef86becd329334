import type { DemoAgency } from './agencies.ts';
import { DEMO_ADD_ONS, DEMO_PACKAGES, type DemoPackage } from './back-office-catalogue.ts';
import { Random } from './random.ts';
import { FIRST_NAMES, LAST_NAMES } from './words/people.ts';
import { FLORIDA, STREET_KINDS, STREETS } from './words/places.ts';

const FIRST = 1101;

/** Packages that chance would leave out, by their place in the list. */
const SOLD: Readonly<Record<string, number>> = { 'Orchid Street Agency': 0, 'Mangrove MGA': 5 };

const NAMES = [
  'Anchor Line Insurance',
  'Bayfront Assurance',
  'Citrus County Cover',
  'Driftwood Insurance Group',
  'Everglade Insurance',
  'Flamingo Risk Partners',
  'Gulfstream Agency',
  'Heron Bay Insurance',
  'Island Key Underwriters',
  'Lighthouse Family Insurance',
  'Mangrove MGA',
  'Northside Auto Insurance',
  'Orchid Street Agency',
  'Pelican Insurance Desk',
  'Seagrape Insurance',
  'Tidewater Brokers',
];

/** Agencies that exist only for the back office: an office, an owner, and what the account shows. */
export const SMALL_AGENCIES: readonly DemoAgency[] = NAMES.map((name, at) => {
  const masterId = FIRST + at;
  const random = new Random('account', masterId);
  const contacts = new Random('account contacts', masterId);
  const home = random.pick(FLORIDA);
  const drawn = random.int(1, 4);
  const { name: package_name, level: lite_switch } = DEMO_PACKAGES[SOLD[name] ?? drawn] as DemoPackage;
  const owner = { firstName: random.pickCommon(FIRST_NAMES), lastName: random.pickCommon(LAST_NAMES) };
  const phone = random.fill(`(${home.areaCode}) 555-01##`);
  return {
    masterId,
    name,
    settings: {
      lite_switch,
      add_ons: random.chance(0.4) ? [random.pick(DEMO_ADD_ONS).id] : [],
      package_name,
      address: `${random.int(10, 990)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`,
      city: home.city,
      state: home.state,
      zip: random.fill(`${home.zip}##`),
      phone,
      contact_1: contacts.fill(`(${home.areaCode}) 555-01##`),
      contact_2: contacts.fill(`(${home.areaCode}) 555-01##`),
      created_at: `20${random.int(20, 25)}-0${random.int(1, 9)}-${random.int(10, 28)} 14:00:00Z`,
    },
    offices: [{ id: masterId - 900, name: `${home.city} Office` }],
    people: [
      {
        id: masterId - 900,
        email: `owner@${name.toLowerCase().replaceAll(' ', '-')}.test`,
        ...owner,
        phone,
        officeId: masterId - 900,
        permissions: { PRowner: 1 },
        acceptedAgreement: true,
      },
    ],
  };
});
