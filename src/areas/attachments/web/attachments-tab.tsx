import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import type { LeadTabProps } from '#areas/leads/web/public.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { type AttachmentsPanelProps, RecordFiles } from './record-files.tsx';
import { frameTexts } from './texts/frame.ts';

export function AttachmentsTab({ customer: { id } }: CustomerTabProps) {
  return <FilesCard tableName="customer" recordId={id} customerId={id} />;
}

export function LeadAttachmentsTab({ lead: { id } }: LeadTabProps) {
  return <FilesCard tableName="lead" recordId={id} customerId={0} />;
}

/** Without a heading, which would repeat the name of the tab. */
function FilesCard(props: AttachmentsPanelProps) {
  return (
    <ListCard label={frameTexts.tab}>
      <RecordFiles {...props} />
    </ListCard>
  );
}
