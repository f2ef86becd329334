// Without formats: the first one of a page takes it 20 to 30 ms, and the frame and many screens show a moment.

/** The day of a moment on the person's wall calendar: 11/15/2026. */
export function dayOf(moment: Date): string {
  return `${twoDigits(moment.getMonth() + 1)}/${twoDigits(moment.getDate())}/${moment.getFullYear()}`;
}

/** The time of a moment on the person's clock: 9:30 AM. */
export function timeOf(moment: Date): string {
  const hour = moment.getHours();
  return `${hour % 12 || 12}:${twoDigits(moment.getMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** When a day, or one so many days later, begins on the person's clock. */
export function midnight(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}
