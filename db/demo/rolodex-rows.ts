import { type TableRow, table } from './table-loader.ts';

const CONTACTS = table('rolodex_contacts', [
  'master_id',
  'id',
  'name',
  'company',
  'job_title',
  'phone',
  'phone2',
  'email',
  'address',
  'city',
  'state',
  'zip',
  'notes',
]);

/** Name, company, job title, street, note. */
type DemoContact = [string, string, string, string, string];

/** The people an agency calls when something has to be repaired, seen, printed or lent. All of them are invented. */
const OF_DEMO_AGENCY: DemoContact[] = [
  ['Rosa Feather', 'Bright Fender Body Shop', 'Manager', '4 Mill Road', 'Open on Saturdays until noon.'],
  ['Ike Sandoval', 'Second Coat Collision', 'Estimator', '118 Quarry Lane', 'Photos by email are enough.'],
  ['Lucía Merriweather', 'Chrome and Canvas', 'Owner', '77 Ferry Street', 'Classic cars and soft tops.'],
  ['Owen Tranter', 'Tranter Glass', 'Dispatcher', '9 Lakeview Drive', 'Windshields at the customer’s door.'],
  ['Beatriz Hollow', 'Hollow Adjusting', 'Public adjuster', '31 Cypress Court', ''],
  ['Gideon Marsh', 'Marsh and Daughter', 'Independent adjuster', '240 Orchard Road', 'Roofs, water damage.'],
  [
    'Priscilla Vane',
    'Storm Desk Adjusters',
    'Catastrophe adjuster',
    '5 Harbor Walk',
    'From June to November.',
  ],
  ['Noel Abernathy', 'Clearhead Claims', 'Adjuster', '16 Juniper Street', 'Speaks Spanish and Creole.'],
  [
    'Hank Olmstead',
    'Cornerstone Lantern Credit Union',
    'Loan officer',
    '600 Center Street',
    'Boats and cars.',
  ],
  [
    'Delia Prewitt',
    'Keystone Acorn Mortgage',
    'Closing desk',
    '12 Market Place',
    'Wants the binder two days early.',
  ],
  [
    'Marguerite Sol',
    'Four Points Inspections',
    'Inspector',
    '88 Palm Terrace',
    'Four-point and wind mitigation.',
  ],
  ['Teodoro Banks', 'Rafter and Beam', 'Inspector', '3 Ridge Road', 'Roof reports the same day.'],
  ['Wendy Castellan', 'Plumbline Surveys', 'Elevation surveyor', '51 Bayou Lane', 'Elevation certificates.'],
  ['Ambrose Pike', 'Inkwell Print House', 'Printer', '20 Press Alley', 'Our letterhead is order 4417.'],
  ['Yolanda Frost', 'Paperbark Office Supply', 'Sales', '402 Depot Street', 'Account number on the invoice.'],
  ['Silas Whitcombe', 'Quick Thistle Towing', 'Dispatcher', '1 Yard Road', 'Day and night.'],
  ['Carmen Ostrow', 'Highwater Towing', 'Owner', '63 Canal Street', 'Has a flatbed for trucks.'],
  [
    'Fergus Lindgren',
    'Blue Door Rentals',
    'Branch manager',
    '210 Airport Road',
    'Replacement cars, direct billing.',
  ],
  ['Imani Rutledge', 'Rutledge Restoration', 'Project manager', '19 Sawmill Way', 'Water, smoke and mold.'],
  ['Jonah Peel', 'Peel Roofing', 'Foreman', '7 Shingle Lane', 'Tarps after a storm.'],
  ['Noor Halvorsen', 'Halvorsen Law', 'Attorney', '900 Court Square', 'Coverage questions; call first.'],
  ['Victor Amaro', 'Tag and Title Express', 'Clerk', '44 Main Street', 'Closes at four.'],
  [
    'Ursula Kettering',
    'Safe Mile Driving School',
    'Instructor',
    '28 College Avenue',
    'Point reduction courses.',
  ],
  ['Eamon Zhou', 'Sentinel Alarm Works', 'Installer', '150 Electric Avenue', 'Writes the alarm certificate.'],
  ['Xiomara Dell', 'Harbor Marine Survey', 'Marine surveyor', '2 Dock Street', 'Boats above 26 feet.'],
];

const OF_OTHER_AGENCY: DemoContact[] = [
  ['Kit Lonergan', 'Lonergan Auto Body', 'Owner', '8 Foundry Street', ''],
  ['Paloma Reed', 'Old Town Inspections', 'Inspector', '35 Church Street', 'Needs the gate code.'],
];

const TOWNS = [
  ['Miami', '33131', 305],
  ['Hialeah', '33010', 786],
  ['Coral Gables', '33134', 305],
  ['Tampa', '33602', 813],
] as const;

/** Every fifth has a second number. */
const SECOND_PHONE_EVERY = 5;

/** The contacts that the two agencies wrote down. */
export function* rolodexRows(): Generator<TableRow> {
  yield* rowsOf(1001, OF_DEMO_AGENCY, 401);
  yield* rowsOf(1002, OF_OTHER_AGENCY, 401 + OF_DEMO_AGENCY.length);
}

function* rowsOf(master_id: number, contacts: DemoContact[], firstId: number): Generator<TableRow> {
  for (const [at, [name, company, job_title, address, notes]] of contacts.entries()) {
    const id = firstId + at;
    const [city, zip, area] = TOWNS[at % TOWNS.length] ?? TOWNS[0];
    yield CONTACTS.row({
      master_id,
      id,
      name,
      company,
      job_title,
      phone: `(${area}) 555-0${id}`,
      phone2: at % SECOND_PHONE_EVERY === 0 ? `(${area}) 555-1${id}` : '',
      email: `${plain(name.split(' ')[0] ?? '')}@${plain(company)}.test`,
      address,
      city,
      state: 'FL',
      zip,
      notes,
    });
  }
}

/** Small letters without accents, and a hyphen for everything else. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z]+/g, '-');
}
