export const SORTS = ['name', 'size', 'changedAt'] as const;
export type LockerSort = (typeof SORTS)[number];

/** What opens over the locker. */
export const DIALOGS = ['add', 'rename', 'move', 'versions'] as const;
export type LockerDialog = (typeof DIALOGS)[number];
