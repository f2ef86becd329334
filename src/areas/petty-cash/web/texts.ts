import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of petty cash say. */
export const texts = screenTexts({
  page: {
    title: 'Petty cash',
    loading: 'Loading your petty cash',
    today: 'Today',
    notStarted: 'Your petty cash is not started yet. Clock in to start it.',
    noOffice: 'Petty cash belongs to an office, and you have none yet. An administrator can assign you one.',
    employees: 'Employees',
  },
  /** The steps of a drawer’s sum, each before its amount. */
  sum: {
    startingAmount: 'Starting amount',
    paidOut: 'Paid out',
    leftInTheDrawer: 'Left in the drawer',
    shouldBeLeft: 'Should be left',
    endingAmount: 'Ending amount',
    countedNow: 'Counted now',
    youLeftOn: (day: string) => `You left on ${day}`,
    /** In place of the difference, until an amount is typed. */
    afterTheAmount: 'after the amount',
  },
  payouts: {
    title: 'Payouts',
    none: 'Nothing was paid out today.',
    when: 'When',
    paidFor: 'Paid for',
    amount: 'Amount',
    record: 'Record a payout',
    recorded: 'The payout is recorded.',
    dayIsClosed: 'The end of this day is closed.',
    clockInFirst: 'Clock in first: it starts your petty cash.',
    alreadyEnded: 'Your petty cash of today has been ended.',
  },
  start: {
    title: 'Start petty cash',
    count: (office: string) =>
      `Count the small cash in your drawer at ${office}. Customers’ money does not count.`,
    started: 'Your petty cash is started. You are clocked in.',
  },
  end: {
    titleOfDay: (day: string) => `End petty cash of ${day}`,
    titleOfPerson: (name: string) => `End petty cash of ${name}`,
    ended: (name: string) => `The petty cash of ${name} is ended.`,
  },
  dialog: {
    reason: 'Reason',
    charactersRemaining: (left: number, most: number) => `Characters Remaining: ${left} of ${most}`,
    cancel: 'Cancel',
    submit: 'Submit',
  },
});
