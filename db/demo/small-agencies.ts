import type { DemoAgency } from './agencies.ts';
import { Random } from './random.ts';
import { FIRST_NAMES, LAST_NAMES } from './words/people.ts';
import { FLORIDA, STREET_KINDS, STREETS } from './words/places.ts';

const FIRST = 1101;

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

const PACKAGES = ['Coverdesk Lite', 'Coverdesk Plus', 'Coverdesk Pro', 'Coverdesk Complete'];

/** Agencies that exist only for the back office: an office, an owner, and what the account shows. */
export const SMALL_AGENCIES: readonly DemoAgency[] = NAMES.map((name, at) => {
  const masterId = FIRST + at;
  const random = new Random('account', masterId);
  const home = random.pick(FLORIDA);
  const level = random.int(1, 4);
  const owner = { firstName: random.pickCommon(FIRST_NAMES), lastName: random.pickCommon(LAST_NAMES) };
  const phone = random.fill(`(${home.areaCode}) 555-01##`);
  return {
    masterId,
    name,
    settings: {
      lite_switch: level,
      add_ons: random.chance(0.4) ? [random.int(10, 60)] : [],
      package_name: name.endsWith('MGA') ? 'Coverdesk MGA' : (PACKAGES[level - 1] as string),
      address: `${random.int(10, 990)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`,
      city: home.city,
      state: home.state,
      zip: random.fill(`${home.zip}##`),
      phone,
      contact_1: `${owner.firstName} ${owner.lastName}`,
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
