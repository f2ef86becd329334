import { useSyncExternalStore } from 'react';

/** A file between its choice and the list: it waits for its words or for an answer, is on its way, or was refused. */
export interface PendingFile {
  key: string;
  /** Where it goes: the record or the folder. */
  place: string;
  file: File;
  description: string;
  state: 'chosen' | 'sending' | 'asked' | 'refused';
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

export function addPending(
  place: string,
  files: readonly { file: File; reason: string | undefined }[],
): PendingFile[] {
  const added = files.map(
    ({ file, reason }): PendingFile => ({
      key: crypto.randomUUID(),
      place,
      file,
      description: '',
      state: reason ? 'refused' : 'chosen',
      share: 0,
      reason: reason ?? '',
      abort: new AbortController(),
    }),
  );
  replace([...pending, ...added]);
  return added;
}

export function changePending(key: string, change: Partial<PendingFile>): void {
  replace(pending.map((each) => (each.key === key ? { ...each, ...change } : each)));
}

/** One that was sent and not taken, with the reason. */
export function refusePending({ key, file }: PendingFile, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  // The name of the file is already beside the reason.
  changePending(key, { state: 'refused', reason: message.replace(`${file.name}: `, '') });
}

/** One that is on its way is stopped. */
export function dropPending(key: string): void {
  pending.find((each) => each.key === key)?.abort.abort();
  replace(pending.filter((each) => each.key !== key));
}

export function pendingOf(place: string): PendingFile[] {
  return pending.filter((each) => each.place === place);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePending(place: string): PendingFile[] {
  const all = useSyncExternalStore(subscribe, () => pending);
  return all.filter((each) => each.place === place);
}
