/** How money is taken. */
export const METHODS = ['cash', 'check', 'card', 'bank account'] as const;
export type Method = (typeof METHODS)[number];

export const STATUSES = ['active', 'void'] as const;
