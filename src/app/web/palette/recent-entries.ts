import type { RecentRecord } from '#platform/web/ui/recent-records.ts';
import type { Entry, EntryKind } from './entry.ts';

/** What a record is, by the first word of its address. */
const KINDS: Record<string, EntryKind> = {
  customer: 'customer',
  policy: 'policy',
  receipt: 'receipt',
  finance: 'contract',
  lead: 'lead',
  quote: 'quote',
};

/** The records that were looked at before the one on the screen. */
export function recentEntries(recent: readonly RecentRecord[], path: string): Entry[] {
  return recent.flatMap(({ path: href, title }) => {
    const [, name = '', id = ''] = href.split('/');
    const kind = KINDS[name];
    return kind && href !== path ? [{ key: `recent-${href}`, title, note: `#${id}`, href, kind }] : [];
  });
}
