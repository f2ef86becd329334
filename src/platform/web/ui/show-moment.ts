const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as the clock on the person's wall shows it: 11/15/2026, 9:30 AM. */
export function showMoment(moment: Date): string {
  return format.format(moment);
}
