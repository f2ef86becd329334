import { Button } from '@mantine/core';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { AcordRow } from '../contract.ts';
import classes from './acord-dialog.module.css';
import { acordQuery } from './sent-queries.ts';

const COLUMNS: Column<AcordRow>[] = [
  { key: 'form', label: 'Form', kind: 'whole', cell: ({ form }) => form },
  { key: 'name', label: 'Description', cell: ({ name }) => name },
  { key: 'from', label: 'From Address', cell: ({ fromAddress }) => fromAddress },
  { key: 'to', label: 'To Address', cell: ({ toAddress }) => toAddress },
  { key: 'cc', label: 'CC', cell: ({ cc }) => cc },
  { key: 'bcc', label: 'BCC', cell: ({ bcc }) => bcc },
  { key: 'subject', label: 'Subject', cell: ({ SUBJECT }) => SUBJECT },
  { key: 'date', label: 'Date Sent', kind: 'day', cell: ({ sentDate }) => showMoment(sentDate) },
];

interface AcordDialogProps {
  /** Without one, those of the whole agency. */
  customerId?: number;
  onClose: () => void;
}

/** The mails that carried an ACORD form, newest first. */
export function AcordDialog({ customerId, onClose }: AcordDialogProps) {
  const { rows, error, ...list } = usePagedRows(acordQuery(customerId));
  return (
    <Dialog title="Acord Email History" width={1000} onClose={onClose}>
      <div className={classes.frame}>
        <div className={classes.table}>
          <DataTable
            label="Acord Email History"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            isStale={list.isStale}
            problem={error?.message}
            onRetry={list.retry}
            empty="No ACORD form has been sent by email yet."
            onEnd={list.loadMore}
          />
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            CANCEL
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
