/** The columns that the list sorts by. */
export const MESSAGE_SORTS = ['office', 'message'] as const;
export type MessageSort = (typeof MESSAGE_SORTS)[number];
