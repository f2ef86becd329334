import { useSyncExternalStore } from 'react';
import type { RecordKey } from './attachment-queries.ts';

/** A file between its choice and the list: it waits for its words, is on its way, or was refused. */
export interface PendingFile {
  key: string;
  record: string;
  file: File;
  description: string;
  state: 'chosen' | 'sending' | 'refused';
  /** How much of it has left, from 0 to 1. */
  share: number;
  reason: string;
  abort: AbortController;
}

/** Outside of any screen, so that uploads go on and choices stay when the panel is left. */
let pending: readonly PendingFile[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly PendingFile[]): void {
  pending = next;
  for (const listener of listeners) listener();
  // The browser asks before a closed tab loses what has not left yet.
  window.onbeforeunload = pending.some(({ state }) => state !== 'refused') ? askFirst : null;
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

export const recordName = ({ tableName, recordId }: RecordKey) => `${tableName} ${recordId}`;

export function addPending(
  record: RecordKey,
  files: readonly { file: File; reason: string | undefined }[],
): void {
  const added = files.map(
    ({ file, reason }): PendingFile => ({
      key: crypto.randomUUID(),
      record: recordName(record),
      file,
      description: '',
      state: reason ? 'refused' : 'chosen',
      share: 0,
      reason: reason ?? '',
      abort: new AbortController(),
    }),
  );
  replace([...pending, ...added]);
}

export function changePending(key: string, change: Partial<PendingFile>): void {
  replace(pending.map((each) => (each.key === key ? { ...each, ...change } : each)));
}

/** One that is on its way is stopped. */
export function dropPending(key: string): void {
  pending.find((each) => each.key === key)?.abort.abort();
  replace(pending.filter((each) => each.key !== key));
}

export function pendingOf(record: RecordKey): PendingFile[] {
  return pending.filter((each) => each.record === recordName(record));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePending(record: RecordKey): PendingFile[] {
  const all = useSyncExternalStore(subscribe, () => pending);
  return all.filter((each) => each.record === recordName(record));
}
