import { open } from 'node:fs/promises';

/** A renamed file is safe once its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
