const DAY = 86_400_000;

/** The day so many days before `today` (YYYY-MM-DD). */
export function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10);
}
