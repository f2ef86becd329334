import type { CommissionFile } from '../contract.ts';

/** What is asked before it happens; posting has a dialog of its own. */
export interface FileQuestion {
  what: 'delete' | 'archive' | 'unarchive' | 'post';
  ids: number[];
}

const QUESTIONS = {
  delete: { confirm: 'Delete', words: 'Are you SURE you want to delete this commission file?' },
  archive: { confirm: 'Archive', words: 'Are you SURE you want to archive this commission file?' },
  unarchive: { confirm: 'Un-archive', words: 'Are you SURE you want to un-archive this commission file?' },
};

/** In the words of the specification, which speaks of one file. */
export function questionWords(
  what: keyof typeof QUESTIONS,
  count: number,
): { confirm: string; words: string } {
  const { confirm, words } = QUESTIONS[what];
  return {
    confirm,
    words: count > 1 ? words.replace('this commission file', `these ${count} commission files`) : words,
  };
}

export const idsOf = (files: readonly Pick<CommissionFile, 'id'>[]) => files.map(({ id }) => id);
