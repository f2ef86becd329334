export interface Stretch {
  inAt: Date;
  /** Null while it runs. */
  outAt: Date | null;
}

/** Whole minutes of these stretches between the two moments. */
export function minutesWorked(stretches: readonly Stretch[], since: Date, now: Date): number {
  const milliseconds = stretches.reduce((sum, { inAt, outAt }) => {
    const from = Math.max(inAt.getTime(), since.getTime());
    const to = Math.min((outAt ?? now).getTime(), now.getTime());
    return sum + Math.max(0, to - from);
  }, 0);
  return Math.floor(milliseconds / 60_000);
}

/** The minutes of each day; the moments are when the days begin, and the last day ends now. */
export function minutesByDay(
  stretches: readonly Stretch[],
  days: readonly Date[],
  now: Date,
): { day: Date; minutes: number }[] {
  return days.map((day, at) => ({
    day,
    minutes: minutesWorked(stretches, day, days[at + 1] ?? now),
  }));
}

/** 222 minutes as 3:42. */
export function showMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
