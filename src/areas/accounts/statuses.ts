/** The columns that the list sorts by. */
export const ACCOUNT_SORTS = ['name', 'id'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];
