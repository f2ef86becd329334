export interface Stretch {
  inAt: Date;
  /** Null while it runs. */
  outAt: Date | null;
}

/** Whole minutes of these stretches that lie between the two moments. */
export function minutesWorked(stretches: readonly Stretch[], since: Date, now: Date): number {
  const milliseconds = stretches.reduce((sum, { inAt, outAt }) => {
    const from = Math.max(inAt.getTime(), since.getTime());
    const to = Math.min((outAt ?? now).getTime(), now.getTime());
    return sum + Math.max(0, to - from);
  }, 0);
  return Math.floor(milliseconds / 60_000);
}

/** 222 minutes as 3:42. */
export function showMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
