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
import { texts } from './texts.ts';

const COLUMNS: Column<AcordRow>[] = [
  { key: 'form', label: texts.acord.form, kind: 'whole', cell: ({ form }) => form },
  { key: 'name', label: texts.acord.description, cell: ({ name }) => name },
  { key: 'from', label: texts.acord.fromAddress, cell: ({ fromAddress }) => fromAddress },
  { key: 'to', label: texts.acord.toAddress, cell: ({ toAddress }) => toAddress },
  { key: 'cc', label: texts.acord.cc, cell: ({ cc }) => cc },
  { key: 'bcc', label: texts.acord.bcc, cell: ({ bcc }) => bcc },
  { key: 'subject', label: texts.labels.subject, cell: ({ SUBJECT }) => SUBJECT },
  {
    key: 'date',
    label: texts.labels.dateSent,
    kind: 'day',
    cell: ({ sentDate }) => showMoment(sentDate),
  },
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
    <Dialog title={texts.acord.title} width={1000} onClose={onClose}>
      <div className={classes.frame}>
        <div className={classes.table}>
          <DataTable
            label={texts.acord.title}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            isStale={list.isStale}
            problem={error?.message}
            onRetry={list.retry}
            empty={texts.acord.none}
            onEnd={list.loadMore}
          />
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {texts.acord.cancel}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
