import { type TableRow, table } from './table-loader.ts';

const MESSAGES = table('office_messages', ['master_id', 'id', 'office_id', 'message']);

const FILM = '<span data-video-type="1" data-video-code="76979871"></span>';

/** Office and message, the oldest first; the last of each office is at the top of its home screen. */
const OF_DEMO_AGENCY: readonly [number, string][] = [
  [13, 'The parking deck is closed on Fridays. Customers may park at the hotel next door.'],
  [14, 'The new sign is up. Thank you for your patience with the ladders.'],
  [15, 'We open at 10. If a customer waits earlier, let them in.'],
  [16, 'The fax line is gone. Please send documents by email.'],
  [12, 'Lunch is covered from 12 to 2 by Reception. Tell them where you are.'],
  [13, 'Night shift: set the alarm with the <strong>new</strong> code. Ask your manager for it.'],
  [11, '<p>Hurricane kit:</p><ul><li>Flashlights in the copy room</li><li>Water below the sink</li></ul>'],
  [14, 'The printer on the second floor takes letterhead in tray 2 only.'],
  [15, 'Ybor parade on Saturday: the avenue is closed from noon on.'],
  [16, 'Central time! Appointments with Miami are an hour earlier for us.'],
  [12, 'The harbor is loud this week. Use the back room for calls with carriers.'],
  [13, '<p>Binding stops when a named storm stands in the box.</p><p>Ask before you promise anything.</p>'],
  [11, 'New phones arrived.<br />\nYour extension stays the same.'],
  [14, 'Two new colleagues start on Monday. Say hello.'],
  [12, `How we greet at the counter:<br />\n${FILM}`],
  [15, 'Please water the plants. All of them.'],
  [16, 'The bay bridge is under repair until the end of the month. Leave early.'],
  [
    11,
    '<h3>This week</h3><ol><li>Call every renewal of the month</li><li>Scan what lies in the tray</li></ol>' +
      '<p>The list of renewals is in <strong>My tasks</strong>.</p>',
  ],
  [12, 'Inventory on Thursday after closing. Pizza is on the house.'],
  [11, `Watch this before Friday’s meeting:<br />\n${FILM}`],
];

const OF_OTHER_AGENCY: readonly [number, string][] = [[21, 'Old Town market day: we close at noon.']];

/** What the offices tell their people. */
export function* officeMessageRows(): Generator<TableRow> {
  yield* rowsOf(1001, OF_DEMO_AGENCY, 1);
  yield* rowsOf(1002, OF_OTHER_AGENCY, 1 + OF_DEMO_AGENCY.length);
}

function* rowsOf(
  master_id: number,
  messages: readonly [number, string][],
  firstId: number,
): Generator<TableRow> {
  for (const [at, [office_id, message]] of messages.entries())
    yield MESSAGES.row({ master_id, id: firstId + at, office_id, message });
}
