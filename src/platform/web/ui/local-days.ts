let format: Intl.DateTimeFormat | undefined;

/** The day of a moment on the person's wall calendar: 11/15/2026. */
export function dayOf(moment: Date): string {
  format ??= new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
  return format.format(moment);
}

/** When a day, or one so many days later, begins on the person's clock. */
export function midnight(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}
