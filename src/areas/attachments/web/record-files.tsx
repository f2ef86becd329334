import { useQuery } from '@tanstack/react-query';
import { useUnsavedChanges } from '#platform/web/session/unsaved-changes.ts';
import { pendingOf } from '#platform/web/uploads/upload-store.ts';
import type { TableName } from '../contract.ts';
import { AddFiles } from './add-files.tsx';
import { attachmentsQuery, recordName, typesQuery } from './attachment-queries.ts';
import { AttachmentsTable } from './attachments-table.tsx';

export interface AttachmentsPanelProps {
  tableName: TableName;
  recordId: number;
  /** 0 for a record without a customer. */
  customerId: number;
}

/** The files of a record, for a page that brings its own card: add, look through, download, deactivate. */
export function RecordFiles(props: AttachmentsPanelProps) {
  const { data: types } = useQuery(typesQuery);
  const { data: files } = useQuery(attachmentsQuery(props));
  useUnsavedChanges(() => pendingOf(recordName(props)).some(({ state }) => state !== 'refused'));
  return (
    <>
      <AddFiles
        {...props}
        types={types?.filter(({ active }) => active).map(({ name }) => name)}
        whyNot={files?.whyNotAdded || undefined}
      />
      <AttachmentsTable {...props} />
    </>
  );
}
