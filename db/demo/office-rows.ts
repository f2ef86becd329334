import type { WeekHours } from '#areas/offices/opening-hours.ts';
import type { GroupKind } from '#areas/offices/rules.ts';
import { TIME_ZONE } from './days.ts';
import { type TableRow, table } from './table-loader.ts';

const GROUPS = table('office_groups', ['master_id', 'id', 'kind', 'name', 'parent_id']);
const OFFICES = table('offices', [
  'master_id',
  'id',
  'name',
  'group_id',
  'address',
  'city',
  'state',
  'zip',
  'phone',
  'email',
  'time_zone',
  'hours',
  'closed_at',
]);

interface DemoGroup {
  id: number;
  kind: GroupKind;
  name: string;
  parentId: number | null;
}

interface OfficeDetails {
  group_id: number | null;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  email: string;
  time_zone: string;
  hours: WeekHours;
  closed_at: string | null;
}

/** The tree of the demo agency; the others are too small for one. */
const DEMO_TREE: readonly DemoGroup[] = [
  { id: 1, kind: 'territory', name: 'South Florida', parentId: null },
  { id: 2, kind: 'territory', name: 'Central Florida', parentId: null },
  { id: 3, kind: 'division', name: 'Miami-Dade', parentId: 1 },
  { id: 4, kind: 'division', name: 'Broward', parentId: 1 },
  { id: 5, kind: 'division', name: 'Gulf Coast', parentId: 2 },
  { id: 6, kind: 'region', name: 'Downtown', parentId: 3 },
  { id: 7, kind: 'region', name: 'Airport and West', parentId: 3 },
  { id: 8, kind: 'region', name: 'Tampa Bay', parentId: 5 },
  { id: 9, kind: 'district', name: 'Waterfront', parentId: 6 },
  { id: 10, kind: 'district', name: 'Ybor City', parentId: 8 },
];

const TREES: Readonly<Record<number, readonly DemoGroup[]>> = { 1001: DEMO_TREE };

/** Offices that no customer of the demo world belongs to. */
const FURTHER_OFFICES: Readonly<Record<number, readonly { id: number; name: string }[]>> = {
  1001: [
    { id: 14, name: 'Las Olas Office' },
    { id: 15, name: 'Seventh Avenue Office' },
    { id: 16, name: 'Pensacola Bay Office' },
    { id: 17, name: 'Calle Ocho Office' },
  ],
};

/** From Sunday to Saturday. */
const week = (weekdays: string, saturday = '', sunday = ''): WeekHours =>
  [sunday, ...Array.from({ length: 5 }, () => weekdays), saturday].map((day) => {
    const [opens, closes] = day.split('-');
    return opens && closes ? { opens, closes } : null;
  });

const NO_DETAILS: OfficeDetails = {
  group_id: null,
  address: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  email: '',
  time_zone: TIME_ZONE,
  hours: week(''),
  closed_at: null,
};

const florida = (city: string, zip: string) => ({ city, state: 'FL', zip });

/** By the id of the office. Streets and numbers are invented. */
const DETAILS: Readonly<Record<number, Partial<OfficeDetails>>> = {
  1: {
    ...{ address: '800 Bay St, Floor 6', ...florida('Jacksonville', '32202') },
    ...{ phone: '(904) 555-0100', email: 'hello@provider.test', hours: week('08:00-18:00') },
  },
  11: {
    ...{ group_id: 6, address: '140 Main St', ...florida('Miami', '33130') },
    ...{ phone: '(305) 555-0110', email: 'main-street@demo.test', hours: week('09:00-18:00', '10:00-14:00') },
  },
  12: {
    ...{ group_id: 9, address: '27 Harbor Blvd', ...florida('Miami', '33132') },
    ...{ phone: '(305) 555-0120', email: 'harbor@demo.test', hours: week('08:30-17:30', '09:00-13:00') },
  },
  13: {
    ...{ group_id: 7, address: '4210 Airport Rd', ...florida('Hialeah', '33012') },
    ...{ phone: '(786) 555-0130', email: 'airport-road@demo.test' },
    hours: week('08:00-20:00', '08:00-20:00', '10:00-18:00'),
  },
  14: {
    ...{ group_id: 4, address: '915 Las Olas Blvd', ...florida('Fort Lauderdale', '33301') },
    ...{ phone: '(954) 555-0140', email: 'las-olas@demo.test', hours: week('09:00-17:00') },
  },
  15: {
    ...{ group_id: 10, address: '1606 Seventh Ave', ...florida('Tampa', '33605') },
    ...{ phone: '(813) 555-0150', email: 'seventh-avenue@demo.test' },
    hours: week('10:00-19:00', '10:00-16:00'),
  },
  16: {
    ...{ address: '55 Bay Ter', ...florida('Pensacola', '32502'), time_zone: 'America/Chicago' },
    ...{ phone: '(850) 555-0160', email: 'pensacola-bay@demo.test', hours: week('08:00-16:30') },
  },
  17: {
    ...{ group_id: 6, address: '1122 Eighth St', ...florida('Miami', '33135') },
    ...{ phone: '(305) 555-0170', email: 'calle-ocho@demo.test', closed_at: '2025-03-28 21:00:00Z' },
  },
  21: {
    ...{ address: '9 Old Town Sq', ...florida('St. Petersburg', '33701') },
    ...{ phone: '(727) 555-0121', email: 'old-town@other.test', hours: week('09:00-17:00', '09:00-12:00') },
  },
};

/** The tree of an agency and its offices, with what is known of them. */
export function* officeRows(
  masterId: number,
  offices: readonly { id: number; name: string }[],
): Generator<TableRow> {
  for (const { parentId, ...group } of TREES[masterId] ?? []) {
    yield GROUPS.row({ master_id: masterId, ...group, parent_id: parentId });
  }
  for (const { id, name } of [...offices, ...(FURTHER_OFFICES[masterId] ?? [])]) {
    const { hours, ...details } = { ...NO_DETAILS, ...DETAILS[id] };
    // A list would be written as an array of the database; the column is JSON.
    yield OFFICES.row({ master_id: masterId, id, name, ...details, hours: JSON.stringify(hours) });
  }
}
