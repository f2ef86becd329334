import { screenTexts } from '#platform/web/screen-texts.ts';

/** What Home says of it: a file of its own, so that Home does not load the rest. */
export const homeTexts = screenTexts({
  closedOffice: 'Closed office',
  title: 'Your office',
  noOffice: 'You have no home office yet. An administrator of your agency can give you one.',
  today: 'Today',
  phone: 'Phone',
  people: 'People',
  peopleAndClockedIn: (people: number, clockedIn: number) =>
    clockedIn === 0 ? `${people}, none clocked in` : `${people}, ${clockedIn} clocked in`,
  address: 'Address',
  open: 'Open the office page',
});
