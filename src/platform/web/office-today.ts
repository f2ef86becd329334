import { dayAt, momentAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';

let zone = USUAL_TIME_ZONE;

/** The session says by whose clock the person's days go, before any screen of it is shown. */
export function setOfficeClock(timeZone: string): void {
  zone = timeZone;
}

/** The day in the person's office, as YYYY-MM-DD: what the server calls today, whatever the computer's own zone. */
export function officeToday(now = new Date()): string {
  return dayAt(zone, now);
}

/** A moment by the office's clock, as papers and mails say it: 11/15/2026, 9:30 AM EST. */
export function officeMoment(moment: Date): string {
  return momentAt(zone, moment);
}
