import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { AttachmentsPanel } from './attachments-panel.tsx';

export function AttachmentsTab({ customer: { id } }: CustomerTabProps) {
  return <AttachmentsPanel tableName="customer" recordId={id} customerId={id} />;
}
