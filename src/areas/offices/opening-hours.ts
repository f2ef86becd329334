export interface DayHours {
  /** HH:MM on the wall of the office. */
  opens: string;
  closes: string;
}

/** From Sunday to Saturday; null on a day when nobody is there. */
export type WeekHours = readonly (DayHours | null)[];

export const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** The time zones of the United States, as people call them. */
export const TIME_ZONES = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Puerto_Rico': 'Puerto Rico',
  'Pacific/Guam': 'Guam',
} as const;
export type TimeZone = keyof typeof TIME_ZONES;

export const TIME_ZONE_NAMES = Object.keys(TIME_ZONES) as TimeZone[];

export interface OpenState {
  isOpen: boolean;
  /** What day it is at the office, 0 for Sunday. */
  weekday: number;
  /** When it closes or, while it is closed, opens next; null when it never does. */
  next: { inDays: number; time: string } | null;
}

/** Whether the office is open at that moment, by the clock on its own wall. */
export function openState(hours: WeekHours, timeZone: string, now: Date): OpenState {
  const { weekday, time } = wallClock(timeZone, now);
  const today = hours[weekday];
  if (today && today.opens <= time && time < today.closes) {
    return { isOpen: true, weekday, next: { inDays: 0, time: today.closes } };
  }
  for (let inDays = 0; inDays <= 7; inDays++) {
    const opens = hours[(weekday + inDays) % 7]?.opens;
    if (opens && (inDays > 0 || time < opens))
      return { isOpen: false, weekday, next: { inDays, time: opens } };
  }
  return { isOpen: false, weekday, next: null };
}

function wallClock(timeZone: string, now: Date): { weekday: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    weekday: WEEKDAYS.indexOf(part('weekday')),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** "Open until 5:00 PM", "Closed now, opens Monday at 9:00 AM". */
export function openWords({ isOpen, weekday, next }: OpenState): string {
  if (!next) return 'No opening hours';
  const time = showTime(next.time);
  return isOpen ? `Open until ${time}` : `Closed now, opens ${dayWords(weekday, next.inDays)}at ${time}`;
}

function dayWords(weekday: number, inDays: number): string {
  if (inDays === 0) return '';
  if (inDays === 1) return 'tomorrow ';
  const name = WEEKDAYS[(weekday + inDays) % 7];
  return inDays === 7 ? `next ${name} ` : `${name} `;
}

/** 17:00 as 5:00 PM. */
export function showTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function showHours(hours: DayHours | null | undefined): string {
  return hours ? `${showTime(hours.opens)} – ${showTime(hours.closes)}` : 'Closed';
}
