import { Checkbox, Text } from '@mantine/core';
import type { TableName } from '#areas/attachments/contract.ts';
import type { Column } from '#platform/web/table/column.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import { say } from '#platform/web/wording.ts';
import type { StoredFile } from '../files-contract.ts';

/** What a file can belong to, in words. */
export const RECORD_WORDS: Record<TableName, string> = {
  get customer() {
    return say('Customer');
  },
  task: 'Task',
  lead: 'Lead',
  policy: 'Policy',
  receipt: 'Receipt',
  premiumFinance: 'Finance contract',
  backoffice: 'Account',
};

const NAME_SHOWN = 30;

interface Choice {
  isAttached: (id: number) => boolean;
  isChosen: (id: number) => boolean;
  onToggle: (file: StoredFile) => void;
}

export function storedFileColumns({ isAttached, isChosen, onToggle }: Choice): Column<StoredFile>[] {
  return [
    {
      key: 'filename',
      label: 'File',
      cell: (file) => (
        <Explained why={isAttached(file.id) ? 'It is attached to this email already.' : undefined}>
          <Checkbox
            label={file.filename}
            description={isAttached(file.id) ? 'Already attached' : file.description}
            checked={isAttached(file.id) || isChosen(file.id)}
            disabled={isAttached(file.id)}
            onChange={() => onToggle(file)}
            styles={{ label: { overflowWrap: 'anywhere' } }}
          />
        </Explained>
      ),
    },
    { key: 'record', label: 'Belongs to', cell: recordOf, width: '24%' },
    { key: 'type', label: 'Type', cell: ({ attachmentType }) => attachmentType, width: '14%' },
    {
      key: 'date',
      label: 'Date',
      kind: 'day',
      cell: ({ uploadedDate }) => showMoment(uploadedDate),
      width: 165,
    },
    { key: 'size', label: 'Size', cell: ({ size }) => showSize(size), align: 'right', width: 76 },
  ];
}

function recordOf({ tableName, recordName }: StoredFile) {
  if (tableName === 'customer') return RECORD_WORDS.customer;
  const name = recordName.length > NAME_SHOWN ? `${recordName.slice(0, NAME_SHOWN)}…` : recordName;
  return (
    <Text component="span" fz="inherit" title={recordName}>
      {RECORD_WORDS[tableName]} {name}
    </Text>
  );
}
