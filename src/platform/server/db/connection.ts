import pg from 'pg';

// Here and not where requests are served: a tool that reads an id as text would not open what is sealed with a number.
// Cents, counts and ids fit a double exactly up to 2^53; past that a wrong number would be silent.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
});
// A date has no time zone to be shifted by.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * What our statements and the driver rely on, whatever the server, the database or a role is set to: with another
 * DateStyle a moment could not be read, with another TimeZone a month would begin at another hour. It goes with the
 * packet that opens the connection, where it goes before every setting of the server and costs no message.
 */
const PINNED = {
  DateStyle: 'ISO,MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  lc_monetary: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  search_path: 'public',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
  row_security: 'on',
  default_transaction_isolation: 'read committed',
  // Belongs to nobody: what it is for is to see whether the others arrived.
  'coverdesk.pinned': 'on',
} as const;

/** Whether what was pinned has arrived: something between us and PostgreSQL may drop it without a word. */
export const IS_PINNED = `SELECT current_setting('coverdesk.pinned', true) = 'on' AS pinned`;

export interface ConnectionSettings {
  connectionString: string;
  options: string;
}

/** How to connect to that address: for every client and pool, of requests, jobs and tools alike. */
export function connectionTo(url: string, more: Record<string, string | number> = {}): ConnectionSettings {
  const address = new URL(url);
  // The driver would take the options of the address in place of ours.
  const given = address.searchParams.get('options');
  address.searchParams.delete('options');
  const set = Object.entries({ ...PINNED, ...more }).map(([name, value]) => `-c ${name}=${escaped(value)}`);
  return { connectionString: address.href, options: [...(given ? [given] : []), ...set].join(' ') };
}

const escaped = (value: string | number) => String(value).replaceAll(/[\\ ]/g, '\\$&');
