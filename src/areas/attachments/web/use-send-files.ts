import { useSession } from '#areas/session/web/public.ts';
import { upload } from '#platform/web/api/upload.ts';
import { toastDone } from '#platform/web/ui/toasts.ts';
import {
  changePending,
  dropPending,
  type PendingFile,
  pendingOf,
  refusePending,
} from '#platform/web/uploads/upload-store.ts';
import { uploadAttachments } from '../contract.ts';
import { type RecordKey, recordName, useReload } from './attachment-queries.ts';
import { texts } from './texts.ts';

interface Target extends RecordKey {
  customerId: number;
}

/** Sends the chosen files of a record, each in a call of its own, so that each has its progress and its answer. */
export function useSendFiles(target: Target): (attachmentType: string) => Promise<void> {
  const reload = useReload(target);
  const userId = useSession().user.id;

  async function sendOne(pending: PendingFile, attachmentType: string): Promise<boolean> {
    const form = new FormData();
    form.append('files', pending.file);
    form.append('description', pending.description);
    form.append('userId', String(userId));
    try {
      await upload(uploadAttachments, {
        params: {
          id: target.recordId,
          tableName: target.tableName,
          attachmentType,
          customerId: target.customerId,
        },
        form,
        onProgress: (share) => changePending(pending.key, { share }),
        signal: pending.abort.signal,
      });
      await reload();
      dropPending(pending.key);
      return true;
    } catch (error) {
      if (!pending.abort.signal.aborted) refusePending(pending, error);
      return false;
    }
  }

  return async (attachmentType) => {
    const chosen = pendingOf(recordName(target)).filter(({ state }) => state === 'chosen');
    for (const { key } of chosen) changePending(key, { state: 'sending' });
    let done = 0;
    // One after the other: side by side they would only slow each other down.
    for (const each of chosen) if (await sendOne(each, attachmentType)) done += 1;
    if (done > 0) toastDone(texts.adding.uploaded(done));
  };
}
