import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';

const LARGEST = 10 * 1024 * 1024;

/** PostgreSQL's own log; a long one is kept as `.1`. */
export function openServerLog(file: string) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  const start = fstatSync(descriptor).size;
  return {
    descriptor,
    close: () => closeSync(descriptor),
    /** Why the server that wrote to this log has ended, in its own words. */
    reason() {
      const text = readFileSync(file).subarray(start).toString();
      // Our own early attempts to connect are refused as fatal too.
      const lines = text
        .split('\n')
        .filter((line) => line && !line.includes('the database system is starting'));
      return lines.findLast((line) => /\b(FATAL|PANIC)\b/.test(line)) ?? lines.at(-1) ?? '';
    },
  };
}
