import { upload } from '#platform/web/api/upload.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import {
  changePending,
  dropPending,
  type PendingFile,
  refusePending,
} from '#platform/web/uploads/upload-store.ts';
import { uploadFiles } from '../contract.ts';
import { type Place, useReload } from './locker-queries.ts';
import { texts } from './texts.ts';

/** Where uploads to a folder go, as the store of uploads calls it. */
export const placeName = ({ officeId, folder }: Place) => `locker ${officeId} ${folder}`;

/** Sends files into a folder, each in a call of its own, so that each has its progress and its answer. */
export function useSendFiles(place: Place) {
  const reload = useReload();

  async function sendOne({ key, ...pending }: PendingFile, isVersion: boolean): Promise<boolean> {
    const form = new FormData();
    form.append('files', pending.file);
    form.append('newVersion', isVersion ? '1' : '0');
    try {
      const { refused, sameName } = await upload(uploadFiles, {
        params: place,
        form,
        onProgress: (share) => changePending(key, { share }),
        signal: pending.abort.signal,
      });
      if (sameName.length > 0) changePending(key, { state: 'asked' });
      else if (refused[0]) changePending(key, { state: 'refused', reason: refused[0].reason });
      else {
        await reload();
        dropPending(key);
        return true;
      }
    } catch (error) {
      if (!pending.abort.signal.aborted) refusePending({ key, ...pending }, error);
    }
    return false;
  }

  return async (files: readonly PendingFile[], isVersion: boolean): Promise<void> => {
    for (const { key } of files) changePending(key, { state: 'sending', share: 0 });
    let done = 0;
    // One after the other: side by side they would only slow each other down.
    for (const each of files) if (await sendOne(each, isVersion)) done += 1;
    if (done > 0) toastDone(texts.upload.uploaded(done));
  };
}
