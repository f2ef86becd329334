import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';

let zone = USUAL_TIME_ZONE;

/** The session says by whose clock the person's days go, before any screen of it is shown. */
export function setOfficeClock(timeZone: string): void {
  zone = timeZone;
}

/** The day in the person's office, as YYYY-MM-DD: what the server calls today, whatever the computer's own zone. */
export function officeToday(now = new Date()): string {
  return dayAt(zone, now);
}
