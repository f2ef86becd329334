import { TableCard } from '#platform/web/ui/table-card.tsx';
import { type AttachmentsPanelProps, RecordFiles } from './record-files.tsx';
import { frameTexts } from './texts/frame.ts';

/** The files of a record in a card of their own. */
export function AttachmentsPanel(props: AttachmentsPanelProps) {
  return (
    <TableCard title={frameTexts.tab}>
      <RecordFiles {...props} />
    </TableCard>
  );
}
