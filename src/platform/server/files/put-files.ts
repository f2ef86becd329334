import type { FileStore } from './file-store.ts';

/** Stores files whose rows come later; when one of them fails, none is kept. */
export async function putFiles(
  store: FileStore,
  files: readonly { key: string; bytes: Uint8Array }[],
): Promise<void> {
  await orRemove(
    store,
    files.map(({ key }) => key),
    async () => {
      for (const { key, bytes } of files) await store.put(key, bytes);
    },
  );
}

/** Does work that gives these files their rows. On failure they are removed; a sweep removes what a kill leaves. */
export async function orRemove<Result>(
  store: FileStore,
  keys: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await Promise.allSettled(keys.map((key) => store.remove(key)));
    throw error;
  }
}
