/** 2026-11 as Nov or November. */
export function monthName(month: string, form: 'short' | 'long'): string {
  return new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: form, timeZone: 'UTC' });
}
