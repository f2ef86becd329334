import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the clock and the screens of hours say. Hours are put in as 7:45. */
export const texts = screenTexts({
  clock: {
    clockIn: 'Clock In',
    clockOut: 'Clock Out',
    loading: 'Loading your hours',
    noTimeToday: 'No time clocked today',
    inSince: (time: string) => `In since ${time}`,
    inSinceWithHours: (time: string, hours: string) => `In since ${time}, ${hours} hours today`,
    outSince: (time: string) => `Out since ${time}`,
    outSinceWithHours: (time: string, hours: string) => `Out since ${time}, ${hours} hours today`,
    clockedIn: 'You are clocked in.',
    clockedOut: (hours: string) => `You are clocked out. ${hours} hours today.`,
    clockedOutNoTime: 'You are clocked out. No time clocked today.',
  },
  myHours: {
    title: 'My hours',
    today: 'Today',
    last7Days: 'Last 7 days',
    /** Above the time. */
    inSince: 'In since',
    outSince: 'Out since',
    notYetIn: 'not yet in',
    bars: 'Hours over the last seven days',
    ofDay: (hours: string) => `${hours} hours`,
  },
  hours: {
    title: 'Hours',
    days: (from: string, to: string) => `${from} to ${to}`,
    inAll: (hours: string) => `${hours} hours`,
    person: 'Person',
    everyone: 'Everyone',
    none: 'Nobody clocked in on these days.',
    day: 'Day',
    inAndOut: 'In and out',
    stretch: (from: string, to: string) => `${from} to ${to}`,
    stretchUntilNow: (from: string) => `${from} to now`,
    corrected: (stretch: string) => `${stretch}, corrected`,
    correct: (stretch: string) => `Correct ${stretch}`,
  },
  correction: {
    add: 'Add hours',
    correctOf: (name: string) => `Correct the hours of ${name}`,
    person: 'Person',
    choosePerson: 'Choose a person',
    in: 'In',
    out: 'Out',
    emptyWhileIn: 'Empty while the person is still in.',
    reason: 'Reason',
    corrected: 'The hours are corrected.',
  },
});
