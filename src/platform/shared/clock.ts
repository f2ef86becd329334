/** Whose clock counts for an agency, or a person, without an office that tells the time. */
export const USUAL_TIME_ZONE = 'America/New_York';

/** The day on the wall of an office at that moment, as YYYY-MM-DD. */
export function dayAt(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The moment as the clock of an office shows it: 11/15/2026, 9:30 AM EST. */
export function momentAt(timeZone: string, moment: Date): string {
  return moment.toLocaleString('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
