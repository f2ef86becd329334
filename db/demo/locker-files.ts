import { makePaper } from '#platform/server/pdf/paper.ts';
import { showDay } from '#platform/shared/dates.ts';
import { daysBefore } from './days.ts';
import { picture } from './demo-files.ts';

/** A folder or a file of the demo locker; the last of its versions is in force. */
export interface DemoLockerItem {
  name: string;
  /** The name of its folder; none at the top. */
  folder?: string;
  /** None for a folder. */
  versions?: { bytes: Uint8Array; daysAgo: number; employeeId: number }[];
  /** How long ago it was thrown away. */
  binnedDaysAgo?: number;
}

const text = (words: string) => Buffer.from(`${words}\n`);
const written = (words: string, daysAgo: number, employeeId = 11) => ({
  bytes: text(words),
  daysAgo,
  employeeId,
});

const FOLDERS: readonly DemoLockerItem[] = [
  { name: 'Carriers' },
  { name: 'Palm Mutual', folder: 'Carriers' },
  { name: 'Gulf Coast Casualty', folder: 'Carriers' },
  { name: 'Office' },
  { name: 'Opening and closing', folder: 'Office' },
  { name: 'Letters' },
];

/** More than a page. */
const LETTERS: readonly DemoLockerItem[] = Array.from({ length: 17 }, (_, at) => ({
  name: `Letter to carriers ${String(at + 1).padStart(2, '0')}.txt`,
  folder: 'Letters',
  versions: [written(`To our carriers: number ${at + 1} of our quarterly letters.`, 300 - at * 15, 12)],
}));

const BINNED: readonly DemoLockerItem[] = Array.from({ length: 17 }, (_, at) => ({
  name: `Old memo ${String(at + 1).padStart(2, '0')}.txt`,
  folder: 'Office',
  versions: [written(`Memo ${at + 1}, no longer needed.`, 200 - at)],
  binnedDaysAgo: 24 - at,
}));

/** Small real files: folders in folders, a file with versions, and a bin. */
export async function demoLocker(today: string): Promise<DemoLockerItem[]> {
  const rates = (daysAgo: number, fee: string) => rateSheet(daysBefore(today, daysAgo), fee);
  return [
    ...FOLDERS,
    {
      name: 'Rate sheet.pdf',
      folder: 'Palm Mutual',
      versions: [
        { bytes: await rates(120, '$25.00'), daysAgo: 120, employeeId: 12 },
        { bytes: await rates(60, '$30.00'), daysAgo: 60, employeeId: 12 },
        { bytes: await rates(9, '$32.50'), daysAgo: 9, employeeId: 11 },
      ],
    },
    {
      name: 'Underwriting contacts.txt',
      folder: 'Gulf Coast Casualty',
      versions: [written('Underwriting: (305) 555-0161, weekdays until 5 PM.', 45)],
    },
    {
      name: 'Alarm.txt',
      folder: 'Opening and closing',
      versions: [
        written('Arm the alarm at 6 PM.', 90),
        written('Arm the alarm at 6 PM, on Fridays at 5 PM.', 20, 12),
      ],
    },
    {
      name: 'Storefront.png',
      folder: 'Office',
      versions: [{ bytes: picture(240, 160), daysAgo: 75, employeeId: 12 }],
    },
    {
      name: 'Read me first.txt',
      versions: [written('Carriers: what they send us. Office: how we work.', 150)],
    },
    ...LETTERS,
    ...BINNED,
  ];
}

function rateSheet(day: string, fee: string): Promise<Uint8Array> {
  return makePaper({
    agency: 'Palm Mutual',
    place: ['Tampa, FL'],
    title: 'Fees for agents',
    facts: [['From', showDay(day)]],
    columns: [
      { label: 'What', share: 3 },
      { label: 'Amount', share: 1, align: 'right' },
    ],
    rows: [['Policy fee', fee]],
    totals: [],
    notes: [],
    madeAt: new Date(`${day}T12:00:00Z`),
  });
}
