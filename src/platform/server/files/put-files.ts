import type { FileStore } from './file-store.ts';

/** Stores files whose rows come later; when one of them fails, none is kept. */
export async function putFiles(
  store: FileStore,
  files: readonly { key: string; bytes: Uint8Array }[],
): Promise<void> {
  try {
    for (const { key, bytes } of files) await store.put(key, bytes);
  } catch (error) {
    await removeFiles(
      store,
      files.map(({ key }) => key),
    );
    throw error;
  }
}

/** Removes files that got no rows; a sweep removes what a kill leaves, and what cannot be removed now. */
export async function removeFiles(store: FileStore, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => store.remove(key)));
}
