import { Group } from '@mantine/core';
import { IconFile, IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { counted } from '#platform/shared/noun.ts';
import type { Column } from '#platform/web/table/column.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import type { BinnedItem } from '../bin-contract.ts';

export function binColumns(actions: (item: BinnedItem) => ReactNode): Column<BinnedItem>[] {
  return [
    {
      key: 'name',
      label: 'Name',
      cell: ({ kind, name }) => (
        <Group gap={6} wrap="nowrap">
          {kind === 'folder' ? (
            <IconFolder size={16} role="img" aria-label="Folder" />
          ) : (
            <IconFile size={16} aria-hidden />
          )}
          {name}
        </Group>
      ),
      phone: 'title',
    },
    { key: 'from', label: 'From', cell: ({ from }) => from || 'Top', width: '18%', phone: 'named' },
    {
      key: 'size',
      label: 'Size',
      kind: 'whole',
      align: 'right',
      cell: ({ kind, files, size }) =>
        kind === 'folder' ? `${counted(files, 'file')}, ${showSize(size)}` : showSize(size),
      width: 130,
      phone: 'corner',
    },
    {
      key: 'binnedAt',
      label: 'Deleted',
      kind: 'day',
      cell: ({ binnedAt }) => showMoment(binnedAt),
      width: 170,
      phone: 'fact',
    },
    { key: 'binnedBy', label: 'By', cell: ({ binnedBy }) => binnedBy, width: '14%', phone: 'fact' },
    {
      key: 'goneAt',
      label: 'Kept until',
      kind: 'day',
      cell: ({ goneAt }) => dayOf(goneAt),
      width: 110,
      phone: 'named',
    },
    { key: 'actions', label: 'Actions', cell: actions, width: 110, phone: 'action' },
  ];
}
