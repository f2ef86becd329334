import type { NotificationType, Priority } from '#areas/notifications/rules.ts';

export interface DemoNotification {
  type: NotificationType;
  from: number;
  priority: Priority;
  title: string;
  message: string;
}

const said = (
  type: NotificationType,
  from: number,
  priority: Priority,
  title: string,
  message: string,
): DemoNotification => ({ type, from, priority, title, message });

/** What colleagues of the demo agency told each other, the latest first. */
export const NOTIFICATION_WORDS: readonly DemoNotification[] = [
  said(
    'Company Wide',
    12,
    3,
    'Binding is suspended in three counties',
    'A named storm is in the Gulf. No new property policies in Pinellas, Hillsborough and Pasco until further notice.',
  ),
  said('Employee', 101, 1, 'Your key is at the desk', 'I left the key of the file room with Sofía.'),
  said(
    'Office',
    101,
    0,
    'Printer is back',
    'The printer by the window works again.\nPlease use the new tray for ID cards.',
  ),
  said(
    'Territory',
    12,
    1,
    'New rates from Seaboard Mutual',
    'The new auto rates take effect on the first of next month.',
  ),
  said(
    'Employee Group',
    116,
    2,
    'Carrier audit on Thursday',
    'Have the signed applications of this quarter ready by Wednesday evening.',
  ),
  said(
    'Division',
    116,
    0,
    'Parking behind the building',
    'The lot behind the building is closed for painting this Friday.',
  ),
  said(
    'Region',
    102,
    2,
    'Card reader fails now and then',
    'If the reader does not answer, take a check and note the number.',
  ),
  said(
    'District',
    102,
    1,
    'Street fair on Saturday',
    'Harbor Boulevard is closed to cars. Tell customers to come by the side door.',
  ),
  said(
    'Company Wide',
    12,
    0,
    'Lunch on us',
    'There is lunch for everybody in the Main Street kitchen at noon.',
  ),
  said('Employee', 103, 0, 'Thank you', 'The Peralta family called to say how well you handled their claim.'),
  said(
    'Company Wide',
    116,
    1,
    'New form for endorsements',
    'Use the form dated this year. The old one is sent back by the carriers.',
  ),
  said(
    'Territory',
    116,
    2,
    'Mailing address of Gulfway changed',
    'Send checks to the new lockbox only. The old one closes at the end of the month.',
  ),
  said(
    'Employee',
    115,
    3,
    'A check came back',
    'The bank returned check 2041. Please call the customer before the policy lapses.',
  ),
  said(
    'Company Wide',
    12,
    0,
    'Welcome Marisol and Dylan',
    'Two new colleagues start next week. Please show them around.',
  ),
  said('Division', 101, 1, 'Rater down tonight', 'The rater is serviced from 9 to 11 in the evening.'),
  said('Company Wide', 116, 0, 'Holiday hours', 'All offices close at two on the day before the holiday.'),
];
