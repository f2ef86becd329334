import { daysBefore } from './days.ts';
import { type TableRow, table } from './table-loader.ts';

const REFERRALS = table('referrals', [
  'master_id',
  'id',
  'employee_id',
  'friend_name',
  'friend_email',
  'agency_name',
  'phone',
  'message',
  'hidden',
  'created_at',
  'sent_at',
]);

const MASTER_ID = 1001;
const OWNER = 11;
const AGENT = 13;

/** Friends at other agencies, name and agency. All of them are invented. */
const FRIENDS: readonly (readonly [string, string])[] = [
  ['Wanda Ashcroft', 'Ashcroft & Lowe Insurance'],
  ['Milo Petrakis', 'Petrakis Family Agency'],
  ['Delphine Roux', 'Bayfront Cover'],
  ['Harold Finch', 'Finch Insurance Desk'],
  ['Soraya Nasser', 'Palm Gate Agency'],
  ['Tobias Keller', 'Keller and Daughters'],
  ['Imani Okafor', 'Lighthouse Lines'],
  ['Greta Lindholm', 'Northdock Insurance'],
  ['Rafael Quintero', 'Quintero Seguros'],
  ['Maeve Donnelly', 'Donnelly Mutual Brokers'],
  ['Anton Bielski', 'Cedar Street Agency'],
  ['Yuki Tanabe', 'Tanabe Risk'],
  ['Clement Adair', 'Adair Insurance Group'],
  ['Paloma Reyes', 'Three Rivers Cover'],
  ['Stellan Brandt', 'Brandt Brothers'],
  ['Odette Marchand', 'Old Mill Insurance'],
  ['Lionel Prescott', 'Prescott & Vale'],
  ['Nadia Volkova', 'Harborlight Agency'],
  ['Elias Romero', 'Sunline Insurance'],
  ['Fiona Abbott', 'Abbott Cover House'],
  ['Casper Holm', 'Holm Agency'],
  ['Beatrix Nolan', 'Nolan Insurance Rooms'],
];
/** Most are the owner's, so that the list has a second page; the others are the agent's. */
const AGENTS = [5, 11, 17];
const HIDDEN = [8, 14];
/** The host of this friend never took the mail. */
const FAILED = 3;

/** Whom the people of the demo agency have told about the product. */
export function* referralRows(today: string): Generator<TableRow> {
  for (const [at, [name, agency]] of FRIENDS.entries()) {
    const day = daysBefore(today, 9 * (FRIENDS.length - at));
    yield REFERRALS.row({
      master_id: MASTER_ID,
      id: at + 1,
      employee_id: AGENTS.includes(at) ? AGENT : OWNER,
      friend_name: name,
      friend_email: `${name.toLowerCase().replace(' ', '.')}@friend.test`,
      agency_name: agency,
      phone: `(305) 555-02${String(at).padStart(2, '0')}`,
      message: at % 3 === 0 ? 'We have worked with it for a year. Call me if you want to see it.' : '',
      hidden: HIDDEN.includes(at),
      created_at: `${day} 15:${10 + at}:00Z`,
      sent_at: at === FAILED ? null : `${day} 15:${10 + at}:04Z`,
    });
  }
}
