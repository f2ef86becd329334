import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linesOf } from './compose-failure.ts';
import type { ComposeStart } from './compose-values.ts';
import { prefilledQuery } from './email-queries.ts';
import { texts } from './texts.ts';

/** A file that is stored at a record and goes along. */
export interface GoingFile {
  id: number;
  filename: string;
  size: number;
}

export interface StoredFiles {
  files: readonly GoingFile[];
  /** So many bytes all files of a mail may have together; unknown until the server has said it. */
  sizeLimit: number | undefined;
  /** What is wrong with those that the popup was opened with. */
  problems: readonly string[];
  /** True when somebody chose a file here. */
  isChanged: boolean;
  add: (files: readonly GoingFile[]) => void;
  remove: (id: number) => void;
}

/** The files that the popup was opened with, and those that were chosen in it. */
export function useStoredFiles(start: ComposeStart): StoredFiles {
  const [ids, setIds] = useState([...start.attachmentIds]);
  const [chosen, setChosen] = useState<readonly GoingFile[]>([]);
  const { data, error } = useQuery(prefilledQuery(start));
  const known = new Map([...(data?.files ?? []), ...chosen].map((file) => [file.id, file]));
  return {
    files: ids.map((id) => known.get(id) ?? { id, filename: texts.files.attachment(id), size: 0 }),
    sizeLimit: data?.sizeLimit,
    problems: error ? linesOf(error) : [],
    isChanged: chosen.length > 0,
    add(files) {
      setChosen((all) => [...all, ...files]);
      setIds((all) => [...new Set([...all, ...files.map(({ id }) => id)])]);
    },
    remove: (id) => setIds((all) => all.filter((each) => each !== id)),
  };
}
