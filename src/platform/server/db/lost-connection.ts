/** PostgreSQL's classes 08 (no connection) and 57P (it is stopping, starting or was told to end the connection). */
const STATES = /^(08...|57P0.)$/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** The driver's own, which have no code. */
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|timeout expired/;

/** Whether the way to the database broke, or never was there. */
export function isLostConnection({ code = '', message }: { code?: string; message: string }): boolean {
  return STATES.test(code) || SYSTEM_CODES.has(code) || WORDS.test(message);
}
