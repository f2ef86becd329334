import { clockAt } from '#platform/shared/clock.ts';

/** What the clock of a zone shows at the moment, as a field for day and time has it: 2026-11-15T09:30. */
export function shownAt(timeZone: string, moment: Date): string {
  return clockAt(timeZone, moment).replace(' ', 'T');
}

/** The moment at which the clock of a zone shows this; undefined for what is no time. */
export function momentShown(timeZone: string, shown: string): Date | undefined {
  const wanted = Date.parse(`${shown}Z`);
  if (Number.isNaN(wanted)) return undefined;
  let moment = new Date(wanted);
  // The first step may cross the change to summer time, the second does not.
  for (let step = 0; step < 2; step++) {
    const off = Date.parse(`${shownAt(timeZone, moment)}Z`) - wanted;
    moment = new Date(moment.getTime() - off);
  }
  return moment;
}

/** The moment that a field means: as long as nobody has typed another, the one it shows, to the second. */
export function momentTyped(
  timeZone: string,
  typed: string,
  shown: Date | null | undefined,
): Date | undefined {
  return shown && typed === shownAt(timeZone, shown) ? shown : momentShown(timeZone, typed);
}
