import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import type { LeadTabProps } from '#areas/leads/web/public.ts';
import { AttachmentsPanel } from './attachments-panel.tsx';

export function AttachmentsTab({ customer: { id } }: CustomerTabProps) {
  return <AttachmentsPanel tableName="customer" recordId={id} customerId={id} />;
}

export function LeadAttachmentsTab({ lead: { id } }: LeadTabProps) {
  return <AttachmentsPanel tableName="lead" recordId={id} customerId={0} />;
}
