import { Checkbox, Text } from '@mantine/core';
import type { TableName } from '#areas/attachments/contract.ts';
import type { Column } from '#platform/web/table/column.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import { say } from '#platform/web/wording.ts';
import type { StoredFile } from '../files-contract.ts';
import { texts } from './texts.ts';

/** What a file can belong to, in words. */
export const RECORD_WORDS: Record<TableName, string> = {
  ...texts.storedFiles.records,
  get customer() {
    return say(texts.storedFiles.records.customer);
  },
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
      label: texts.storedFiles.file,
      cell: (file) => (
        <Explained why={isAttached(file.id) ? texts.storedFiles.whyAttached : undefined}>
          <Checkbox
            label={file.filename}
            description={isAttached(file.id) ? texts.storedFiles.alreadyAttached : file.description}
            checked={isAttached(file.id) || isChosen(file.id)}
            disabled={isAttached(file.id)}
            onChange={() => onToggle(file)}
            styles={{ label: { overflowWrap: 'anywhere' } }}
          />
        </Explained>
      ),
    },
    { key: 'record', label: texts.storedFiles.belongsTo, cell: recordOf, width: '24%' },
    {
      key: 'type',
      label: texts.storedFiles.type,
      cell: ({ attachmentType }) => attachmentType,
      width: '14%',
    },
    {
      key: 'date',
      label: texts.labels.date,
      kind: 'day',
      cell: ({ uploadedDate }) => showMoment(uploadedDate),
      width: 165,
    },
    {
      key: 'size',
      label: texts.storedFiles.size,
      cell: ({ size }) => showSize(size),
      align: 'right',
      width: 76,
    },
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
