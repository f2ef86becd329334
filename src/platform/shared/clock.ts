/** The time zone of an agency or a person without an office. */
export const USUAL_TIME_ZONE = 'America/New_York';

/** Making one takes many times as long as using it, and a list asks for each of its rows. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What an office's calendar and clock show at that moment: 2026-11-15 09:30. */
export function clockAt(timeZone: string, moment: Date): string {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

/** The day there, as YYYY-MM-DD. */
export function dayAt(timeZone: string, moment: Date): string {
  return clockAt(timeZone, moment).slice(0, 10);
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
