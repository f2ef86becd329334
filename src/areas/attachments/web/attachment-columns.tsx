import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { addressOf } from '#platform/web/api/request.ts';
import type { Column } from '#platform/web/table/column.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import { type Attachment, downloadAttachment, type ListedAttachment } from '../contract.ts';
import { texts } from './texts.ts';

const addressOfFile = ({ id }: Attachment) => addressOf(downloadAttachment, { id });
/** A file without words of its own is described by its name, which is shown beside it already. */
const wordsOf = ({ filename, description }: Attachment) => (description === filename ? '' : description);

/** Deactivating is grayed with the reason where there is one. */
export function attachmentColumns(
  onDeactivate: (attachment: ListedAttachment) => void,
): Column<ListedAttachment>[] {
  return [
    {
      key: 'filename',
      label: texts.table.filename,
      cell: (attachment) => (
        <>
          <Anchor href={addressOfFile(attachment)} download fz="inherit">
            {attachment.filename}
          </Anchor>{' '}
          <Text component="span" c="dimmed" fz="inherit">
            {showSize(attachment.size)}
          </Text>
        </>
      ),
      sortBy: ({ filename }) => filename,
      width: '30%',
    },
    {
      key: 'description',
      label: texts.table.description,
      cell: wordsOf,
      sortBy: wordsOf,
      width: '30%',
    },
    {
      key: 'creator',
      label: texts.table.creator,
      cell: ({ creator }) => creator.name,
      sortBy: ({ creator }) => creator.name,
      width: '16%',
    },
    {
      key: 'uploadedDate',
      label: texts.table.uploaded,
      kind: 'day',
      cell: ({ uploadedDate }) => showMoment(uploadedDate),
      sortBy: ({ uploadedDate }) => uploadedDate.getTime(),
      width: 170,
    },
    {
      key: 'actions',
      label: texts.table.actions,
      cell: (attachment) => (
        <Group gap={4} wrap="nowrap" my={-3}>
          <ActionIcon
            component="a"
            href={addressOfFile(attachment)}
            download
            variant="subtle"
            size={24}
            aria-label={texts.table.download(attachment.filename)}
          >
            <IconDownload size={15} aria-hidden />
          </ActionIcon>
          <RowIcon
            label={texts.table.deactivate(attachment.filename)}
            why={attachment.whyLocked || undefined}
            color="gray"
            onClick={() => onDeactivate(attachment)}
          >
            <IconTrash size={15} aria-hidden />
          </RowIcon>
        </Group>
      ),
      width: 90,
    },
  ];
}
