import type { LogSubject } from '#platform/shared/change-log.ts';

export const ITEM_LOG: LogSubject = {
  subject: 'locker item',
  actions: ['added', 'renamed', 'moved', 'new version', 'version restored', 'thrown away', 'restored'],
  fields: {
    kind: 'Kind',
    name: 'Name',
    folder: 'Folder',
    officeId: { label: 'Office', unit: 'office' },
    fileVersion: 'Version',
    size: 'Size',
    inBin: 'In the trash',
  },
};

/** The bin of an office's locker; its number is the office's. */
export const BIN_LOG: LogSubject = {
  subject: 'locker bin',
  actions: ['emptied', 'swept'],
  fields: { items: 'Files and folders' },
};

export const LOG: readonly LogSubject[] = [ITEM_LOG, BIN_LOG];
