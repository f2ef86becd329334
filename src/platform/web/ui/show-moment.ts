/** Made when it is first needed, since that takes a while. */
let format: Intl.DateTimeFormat | undefined;

/** A moment as the clock on the person's wall shows it: 11/15/2026, 9:30 AM. */
export function showMoment(moment: Date): string {
  format ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(moment);
}
