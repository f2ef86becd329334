export const COMPANY_KINDS = ['carrier', 'finance'] as const;
export const COMPANY_STATUSES = ['active', 'inactive'] as const;

/** The columns that the list sorts by. */
export const COMPANY_SORTS = ['name', 'kind', 'phone', 'activeProducts', 'active'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];
