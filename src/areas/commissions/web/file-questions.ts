import type { CommissionFile } from '../contract.ts';

/** What is asked before it happens; posting has a dialog of its own. */
export interface FileQuestion {
  what: 'delete' | 'archive' | 'unarchive' | 'post';
  ids: number[];
}

export const idsOf = (files: readonly Pick<CommissionFile, 'id'>[]) => files.map(({ id }) => id);
