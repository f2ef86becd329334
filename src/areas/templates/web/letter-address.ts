interface About {
  customerId: number | undefined;
  leadId?: number | undefined;
  policyId: number | undefined;
}

/** The address of a letter as a PDF, filled in. */
export function letterAddress(id: number, { customerId, leadId, policyId }: About): string {
  const query = new URLSearchParams();
  if (customerId) query.set('customerId', String(customerId));
  if (leadId) query.set('leadId', String(leadId));
  if (policyId) query.set('policyId', String(policyId));
  return `/api/templates/${id}/letter.pdf${query.size > 0 ? `?${query}` : ''}`;
}
