interface RecordPage {
  to: string;
  params?: { id: number };
  search?: Record<string, string | number>;
}

/** The page of a record, for the kinds that have one. */
const PAGES: Record<string, (id: number) => RecordPage> = {
  customer: (id) => ({ to: '/customer/$id', params: { id } }),
  policy: (id) => ({ to: '/policy/$id', params: { id } }),
  lead: (id) => ({ to: '/lead/$id', params: { id } }),
  receipt: (id) => ({ to: '/receipt/$id', params: { id } }),
  task: (id) => ({ to: '/TaskEdit', search: { id } }),
  employee: (id) => ({ to: '/admin/employees/$id', params: { id } }),
  'employee group': (id) => ({ to: '/admin/groups/$id', params: { id } }),
  office: (id) => ({ to: '/admin/offices/$id', params: { id } }),
  company: (id) => ({ to: '/admin/companies/$id', params: { id } }),
  'attachment type': (id) => ({ to: '/admin/attachment-types', search: { type: id } }),
  template: (id) => ({ to: '/admin/templates/$id', params: { id } }),
  'commission file': (id) => ({ to: '/commissions/reconcile/$id', params: { id } }),
  'commission import': (id) => ({ to: '/commissions/import/$id', params: { id } }),
  'commission statement': (id) => ({ to: '/admin/commissions/statements/$id', params: { id } }),
  agency: () => ({ to: '/admin/agency' }),
};

export function pageOf(subject: string, id: number): RecordPage | undefined {
  return PAGES[subject]?.(id);
}
