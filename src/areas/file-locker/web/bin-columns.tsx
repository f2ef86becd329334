import { Group } from '@mantine/core';
import { IconFile, IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import type { BinnedItem } from '../bin-contract.ts';
import { texts } from './texts.ts';

export function binColumns(actions: (item: BinnedItem) => ReactNode): Column<BinnedItem>[] {
  return [
    {
      key: 'name',
      label: texts.columns.name,
      cell: ({ kind, name }) => (
        <Group gap={6} wrap="nowrap">
          {kind === 'folder' ? (
            <IconFolder size={16} role="img" aria-label={texts.columns.folder} />
          ) : (
            <IconFile size={16} aria-hidden />
          )}
          {name}
        </Group>
      ),
    },
    {
      key: 'from',
      label: texts.trash.from,
      cell: ({ from }) => from || texts.folder.top,
      width: '18%',
    },
    {
      key: 'size',
      label: texts.columns.size,
      kind: 'whole',
      align: 'right',
      cell: ({ kind, files, size }) =>
        kind === 'folder' ? texts.trash.folderSize(files, showSize(size)) : showSize(size),
      width: 130,
    },
    {
      key: 'binnedAt',
      label: texts.trash.deleted,
      kind: 'day',
      cell: ({ binnedAt }) => showMoment(binnedAt),
      width: 170,
    },
    {
      key: 'binnedBy',
      label: texts.columns.by,
      cell: ({ binnedBy }) => binnedBy,
      width: '14%',
    },
    {
      key: 'goneAt',
      label: texts.trash.keptUntil,
      kind: 'day',
      cell: ({ goneAt }) => dayOf(goneAt),
      width: 110,
    },
    { key: 'actions', label: texts.columns.actions, cell: actions, width: 110 },
  ];
}
