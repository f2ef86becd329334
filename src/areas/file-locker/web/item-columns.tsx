import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import {
  IconDownload,
  IconFile,
  IconFolder,
  IconFolderSymlink,
  IconHistory,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { addressOf } from '#platform/web/api/request.ts';
import type { Column } from '#platform/web/table/column.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import { downloadItem } from '../contract.ts';
import type { LockerItem } from '../fields.ts';
import type { LockerDialog } from '../statuses.ts';
import classes from './item-columns.module.css';
import { texts } from './texts.ts';

interface ItemActions {
  onEnter: (folder: number) => void;
  onShow: (dialog: LockerDialog, item: LockerItem) => void;
  onThrowAway: (item: LockerItem) => void;
  /** What was found may be in any folder. */
  isSearch: boolean;
}

const addressOfFile = ({ id }: LockerItem) => addressOf(downloadItem, { id });

export function itemColumns(actions: ItemActions): Column<LockerItem>[] {
  const where: Column<LockerItem> = {
    key: 'folder',
    label: texts.columns.folder,
    cell: ({ folder }) => (
      <Anchor component="button" type="button" fz="inherit" onClick={() => actions.onEnter(folder?.id ?? 0)}>
        {folder?.name ?? texts.folder.top}
      </Anchor>
    ),
    width: '18%',
  };
  return [
    {
      key: 'name',
      label: texts.columns.name,
      cell: (item) => <Name item={item} onEnter={actions.onEnter} />,
      sortBy: ({ name }) => name,
    },
    ...(actions.isSearch ? [where] : []),
    {
      key: 'size',
      label: texts.columns.size,
      kind: 'whole',
      align: 'right',
      cell: ({ kind, size, items }) => (kind === 'folder' ? texts.items.count(items) : showSize(size)),
      sortBy: ({ size }) => size,
      width: 90,
    },
    {
      key: 'changedAt',
      label: texts.columns.changed,
      kind: 'day',
      cell: ({ changedAt }) => showMoment(changedAt),
      sortBy: ({ changedAt }) => changedAt.getTime(),
      width: 170,
    },
    {
      key: 'changedBy',
      label: texts.columns.by,
      cell: ({ changedBy }) => changedBy,
      width: '15%',
    },
    {
      key: 'actions',
      label: texts.columns.actions,
      cell: (item) => <Actions item={item} {...actions} />,
      width: 160,
    },
  ];
}

function Name({ item, onEnter }: { item: LockerItem; onEnter: (folder: number) => void }) {
  const isFolder = item.kind === 'folder';
  return (
    <Group gap={6} wrap="nowrap">
      {isFolder ? (
        <IconFolder size={16} role="img" aria-label={texts.columns.folder} />
      ) : (
        <IconFile size={16} aria-hidden />
      )}
      {isFolder ? (
        <Anchor component="button" type="button" fz="inherit" ta="left" onClick={() => onEnter(item.id)}>
          {item.name}
        </Anchor>
      ) : (
        <Anchor href={addressOfFile(item)} download fz="inherit">
          {item.name}
        </Anchor>
      )}
      {item.versions > 1 && (
        <Text component="span" c="dimmed" fz="inherit">
          {texts.items.versions(item.versions)}
        </Text>
      )}
    </Group>
  );
}

function Actions({ item, onShow, onThrowAway }: ItemActions & { item: LockerItem }) {
  const { name, kind } = item;
  return (
    <Group gap={4} wrap="nowrap" my={-3} className={kind === 'folder' ? classes.fewer : undefined}>
      {kind === 'file' && (
        <>
          <ActionIcon
            component="a"
            href={addressOfFile(item)}
            download
            variant="subtle"
            size={24}
            aria-label={texts.items.download(name)}
          >
            <IconDownload size={15} aria-hidden />
          </ActionIcon>
          <RowIcon label={texts.versions.title(name)} onClick={() => onShow('versions', item)}>
            <IconHistory size={15} aria-hidden />
          </RowIcon>
        </>
      )}
      <RowIcon label={texts.items.rename(name)} onClick={() => onShow('rename', item)}>
        <IconPencil size={15} aria-hidden />
      </RowIcon>
      <RowIcon label={texts.items.move(name)} onClick={() => onShow('move', item)}>
        <IconFolderSymlink size={15} aria-hidden />
      </RowIcon>
      <RowIcon label={texts.items.moveToTrash(name)} color="gray" onClick={() => onThrowAway(item)}>
        <IconTrash size={15} aria-hidden />
      </RowIcon>
    </Group>
  );
}
