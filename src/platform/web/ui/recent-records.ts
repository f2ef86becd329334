const KEY = 'coverdesk.recent-records';
const MOST = 8;
/** The page of one record, whatever its tab. */
const RECORD = /^\/[a-z]+\/[1-9]\d*$/;

export interface RecentRecord {
  path: string;
  title: string;
}

/** The records that were looked at, the last one first; the session clears the storage when it ends. */
export function recentRecords(): RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Remembers what is open if it is a record. */
export function rememberRecord(path: string, title: string): void {
  if (!RECORD.test(path)) return;
  const others = recentRecords().filter((each) => each.path !== path);
  sessionStorage.setItem(KEY, JSON.stringify([{ path, title }, ...others].slice(0, MOST)));
}
