import type { CommissionFile } from '../contract.ts';

/** What a file is asked about before it happens, in the words of the documents. */
export type FileQuestion =
  | { what: 'delete'; ids: number[] }
  | { what: 'archive' | 'unarchive'; ids: number[] }
  | { what: 'post'; ids: number[] };

export function questionWords(question: FileQuestion): { title: string; words: string; confirm: string } {
  const many = question.ids.length > 1;
  const what = many ? `these ${question.ids.length} commission files` : 'this commission file';
  switch (question.what) {
    case 'delete':
      return {
        title: 'Delete',
        words: `Are you SURE you want to delete ${what}?`,
        confirm: 'Delete',
      };
    case 'archive':
      return { title: 'Archive', words: `Are you SURE you want to archive ${what}?`, confirm: 'Archive' };
    default:
      return {
        title: 'Un-archive',
        words: `Are you SURE you want to un-archive ${what}?`,
        confirm: 'Un-archive',
      };
  }
}

export const idsOf = (files: readonly Pick<CommissionFile, 'id'>[]) => files.map(({ id }) => id);
