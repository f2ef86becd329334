import { keptChange, type RecordPage } from '#platform/shared/change-log.ts';
import { type LogBook, toldOf } from '#platform/shared/log-book.ts';
import {
  capitalized,
  type LogNames,
  recordKey,
  type ShownChange,
  shownChanges,
} from '#platform/shared/log-words.ts';
import { counted } from '#platform/shared/noun.ts';
import { say } from '#platform/web/wording.ts';
import type { LogItem } from '../contract.ts';
import type { LogRow } from './log-rows.ts';

/** What the words of the log are made of. */
export interface LogTold {
  book: LogBook;
  names: LogNames;
}

/** The fields of an entry, in the agency's words. */
export function changesOf(
  { subject, changedFields, names: named }: LogItem,
  { book, names }: LogTold,
): ShownChange[] {
  const log = toldOf(book, subject);
  const kept = changedFields.map((change) => keptChange(log, change));
  const records = new Map(named.map((record) => [recordKey(record), record.name]));
  return shownChanges(log, kept, { ...names, records }).map((change) => ({
    ...change,
    label: say(change.label),
  }));
}

export function pageOf({ subject, subjectId }: LogItem, book: LogBook): RecordPage | undefined {
  return book.get(subject)?.page?.(subjectId);
}

export const nameOf = ({ record, subjectId }: LogItem): string => record || String(subjectId);

/** "Receipt 268" of an entry, "7 receipts" of a run. */
export function kindWords({ items, isRun }: LogRow): string {
  const [{ subject }] = items;
  return isRun ? counted(items.length, say(subject)) : say(capitalized(subject));
}

/** Whether the entries are about one record, which a run then names and links as an entry does. */
export function isOneRecord({ items }: LogRow): boolean {
  return new Set(items.map(({ subjectId }) => subjectId)).size === 1;
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** A run says from when to when. */
export function timeWords({ items }: LogRow): string {
  const [newest] = items;
  const oldest = items.at(-1) ?? newest;
  return time.formatRange(oldest.dateTime, newest.dateTime);
}

export const dayWords = (moment: Date): string => day.format(moment);
