/** Tab, line feed, form feed and carriage return belong to text; no other control character does. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

export function isText(bytes: Buffer): boolean {
  try {
    return !CONTROL.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
