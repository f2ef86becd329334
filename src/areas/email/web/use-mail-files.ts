import { useState } from 'react';
import { problemOfName } from '#areas/attachments/rules.ts';
import { useSession } from '#areas/session/web/public.ts';
import { isPassing } from '#platform/web/api/call-error.ts';
import { upload } from '#platform/web/api/upload.ts';
import { attachFile, type EmailContext } from '../contract.ts';

/** A file of a mail that is being written: chosen, on its way, here, or refused and why. */
export interface ChosenFile {
  key: string;
  file: File;
  state: 'chosen' | 'sending' | 'here' | 'refused';
  /** How much of it has left, from 0 to 1. */
  share: number;
  reason: string;
  /** Its number once it is here. */
  id: number | undefined;
}

export interface MailFiles {
  files: readonly ChosenFile[];
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Uploads what is not here yet. Returns the numbers of all, or nothing when one was refused. */
  uploadAll: (mail: Partial<EmailContext>) => Promise<number[] | undefined>;
}

export function useMailFiles(): MailFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const employeeId = useSession().user.id;

  const change = (key: string, next: Partial<ChosenFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  async function uploadOne({ key, file }: ChosenFile, mail: Partial<EmailContext>) {
    change(key, { state: 'sending', share: 0 });
    const form = new FormData();
    form.append('files', file);
    form.append('email', JSON.stringify(mail));
    form.append('filesCount', '1');
    form.append('employeeId', String(employeeId));
    try {
      const { uploadFilesId } = await upload(attachFile, {
        params: {},
        form,
        onProgress: (share) => change(key, { share }),
        signal: new AbortController().signal,
      });
      change(key, { state: 'here', id: uploadFilesId[0] });
      return uploadFilesId[0];
    } catch (error) {
      // What did not arrive can be sent again as it is.
      if (isPassing(error)) {
        change(key, { state: 'chosen' });
        throw error;
      }
      const words = error instanceof Error ? error.message : String(error);
      // The name of the file is already beside the reason.
      change(key, { state: 'refused', reason: words.replace(`${file.name}: `, '') });
      return undefined;
    }
  }

  return {
    files,
    add: (chosen) => setFiles((all) => [...all, ...chosen.map(chosenFile)]),
    remove: (key) => setFiles((all) => all.filter((each) => each.key !== key)),
    async uploadAll(mail) {
      const ids: (number | undefined)[] = [];
      // One after the other: side by side they would only slow each other down.
      for (const each of files) ids.push(each.state === 'chosen' ? await uploadOne(each, mail) : each.id);
      return ids.includes(undefined) ? undefined : ids.filter((id) => id !== undefined);
    },
  };
}

function chosenFile(file: File): ChosenFile {
  const reason = problemOfName(file.name, file.size);
  const state = reason ? 'refused' : 'chosen';
  return { key: crypto.randomUUID(), file, state, share: 0, reason: reason ?? '', id: undefined };
}
