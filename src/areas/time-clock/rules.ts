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

/** What is wrong with a corrected stretch. Two never overlap, and only one that runs already may go on (`mayRun`). */
export function stretchProblems(
  { inAt, outAt }: Stretch,
  others: readonly Stretch[],
  now: Date,
  mayRun: boolean,
): Record<string, string[]> {
  if (!outAt && !mayRun) return { out: ['Enter when the person went.'] };
  if (inAt > now) return { in: ['This has not happened yet.'] };
  if (outAt && outAt > now) return { out: ['This has not happened yet.'] };
  if (outAt && outAt < inAt) return { out: ['Going comes after coming.'] };
  const end = (outAt ?? now).getTime();
  const isTaken = others.some(
    (other) => other.inAt.getTime() < end && (other.outAt ?? now).getTime() > inAt.getTime(),
  );
  return isTaken ? { in: ['The person was in already at that time. Correct that stretch instead.'] } : {};
}
