export const COMPANY_KINDS = ['carrier', 'finance'] as const;
export const COMPANY_STATUSES = ['active', 'inactive'] as const;
