import { TableCard } from '#platform/web/ui/table-card.tsx';
import { type AttachmentsPanelProps, RecordFiles } from './record-files.tsx';

/** The files of a record in a card of their own. */
export function AttachmentsPanel(props: AttachmentsPanelProps) {
  return (
    <TableCard title="Attachments">
      <RecordFiles {...props} />
    </TableCard>
  );
}
