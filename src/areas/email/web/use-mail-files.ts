import { useState } from 'react';
import { problemOfName } from '#areas/attachments/rules.ts';
import { useSession } from '#areas/session/web/public.ts';
import { isPassing } from '#platform/web/api/call-error.ts';
import { upload } from '#platform/web/api/upload.ts';
import { attachFile, type EmailContext } from '../contract.ts';
import { texts } from './texts.ts';

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

interface RefusedFile {
  name: string;
  reason: string;
}

export interface MailFiles {
  files: readonly ChosenFile[];
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Uploads what is not here yet: the numbers of those that are here, and what was refused, with the reason. */
  uploadAll: (mail: Partial<EmailContext>) => Promise<{ ids: number[]; refused: RefusedFile[] }>;
}

export function useMailFiles(): MailFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const employeeId = useSession().user.id;

  const change = (key: string, next: Partial<ChosenFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  async function uploadOne(
    { key, file }: ChosenFile,
    mail: Partial<EmailContext>,
  ): Promise<number | RefusedFile> {
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
      const [id] = uploadFilesId;
      if (id === undefined) throw new Error(texts.files.notTaken);
      change(key, { state: 'here', id });
      return id;
    } catch (error) {
      // What did not arrive can be sent again as it is.
      if (isPassing(error)) {
        change(key, { state: 'chosen' });
        throw error;
      }
      const words = error instanceof Error ? error.message : String(error);
      // The name of the file is already beside the reason.
      const reason = words.replace(`${file.name}: `, '');
      change(key, { state: 'refused', reason });
      return { name: file.name, reason };
    }
  }

  return {
    files,
    add: (chosen) => setFiles((all) => [...all, ...chosen.map(chosenFile)]),
    remove: (key) => setFiles((all) => all.filter((each) => each.key !== key)),
    async uploadAll(mail) {
      const ids: number[] = [];
      const refused: RefusedFile[] = [];
      // One after the other: side by side they would only slow each other down.
      for (const each of files) {
        const { id, file, reason } = each;
        const here =
          each.state === 'chosen' ? await uploadOne(each, mail) : (id ?? { name: file.name, reason });
        if (typeof here === 'number') ids.push(here);
        else refused.push(here);
      }
      return { ids, refused };
    },
  };
}

function chosenFile(file: File): ChosenFile {
  const reason = problemOfName(file.name, file.size);
  const state = reason ? 'refused' : 'chosen';
  return { key: crypto.randomUUID(), file, state, share: 0, reason: reason ?? '', id: undefined };
}
