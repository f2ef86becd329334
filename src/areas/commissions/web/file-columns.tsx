import { Checkbox, Group } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconEye, IconSend, IconTrash } from '@tabler/icons-react';
import { showMoney } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import type { CommissionFile } from '../contract.ts';
import { CLOSED, whyNotDelete, whyNotPost } from '../rules.ts';
import { STATE_KEYS, STATUS_WORDS, STATUSES } from '../statuses.ts';
import { dayOrNone } from './commission-words.ts';
import { IconLink } from './icon-link.tsx';
import { lettered } from './lettered-column.tsx';
import { texts } from './texts.ts';
import type { Ticks } from './use-ticks.ts';

export interface FileActions {
  onDelete: (file: CommissionFile) => void;
  onArchive: (file: CommissionFile) => void;
  /** Absent while nothing posts. */
  onPost?: ((file: CommissionFile) => void) | undefined;
}

const day = (
  key: string,
  label: string,
  dayIn: (file: CommissionFile) => string,
): Column<CommissionFile> => ({ key, label, kind: 'whole', cell: dayIn });

const FACTS: Column<CommissionFile>[] = [
  ...STATUSES.map((status) => ({
    key: STATE_KEYS[status],
    label: STATUS_WORDS[status],
    align: 'right' as const,
    cell: ({ details }: CommissionFile) => showCount(details[STATE_KEYS[status]]),
  })),
  { key: 'company', label: texts.fileColumns.company, cell: ({ company }) => company.name },
  {
    key: 'total',
    label: texts.fileColumns.totalAmount,
    align: 'right',
    cell: ({ total }) => showMoney(total),
  },
  day('created', texts.fileColumns.reportDate, ({ created }) => dayOf(created)),
  day('start', texts.fileColumns.start, ({ start }) => dayOrNone(start)),
  day('end', texts.fileColumns.end, ({ end }) => dayOrNone(end)),
  day('deposited', texts.fileColumns.depositDate, ({ deposited }) => dayOrNone(deposited)),
  { key: 'creator', label: texts.fileColumns.createdBy, cell: ({ creator }) => creator },
];

/** For bulk delete and bulk post. */
const selectColumn = (selected: Ticks): Column<CommissionFile> => ({
  key: 'select',
  label: texts.fileColumns.select,
  kind: 'whole',
  cell: ({ id }) => (
    <Group gap={8} wrap="nowrap">
      <Checkbox
        size="xs"
        aria-label={texts.fileColumns.selectFile(id)}
        checked={selected.has(id)}
        onChange={() => selected.toggle(id)}
      />
      {id}
    </Group>
  ),
});

type Side = 'From' | 'To';

/** A file ticked as From cannot be To, and one that is posted neither. */
export function mergeColumns(from: Ticks, to: Ticks): Column<CommissionFile>[] {
  const box = (side: Side, own: Ticks, other: Ticks): Column<CommissionFile> => ({
    key: side,
    label: texts.fileColumns[side].label,
    cell: ({ id, posted }) => (
      <Explained why={whyNotMerged(side, other.has(id), posted !== null)}>
        <Checkbox
          size="xs"
          py={2}
          aria-label={texts.fileColumns[side].tick(id)}
          checked={own.has(id)}
          disabled={other.has(id) || posted !== null}
          onChange={() => own.toggle(id)}
        />
      </Explained>
    ),
  });
  return [box('From', from, to), box('To', to, from)];
}

function whyNotMerged(side: Side, isOther: boolean, isPosted: boolean): string | undefined {
  if (isPosted) return CLOSED;
  return isOther ? texts.fileColumns[side].whyNot : undefined;
}

export function fileColumns(
  selected: Ticks,
  merging: Column<CommissionFile>[],
  { onDelete, onArchive, onPost }: FileActions,
  isArchived: boolean,
): Column<CommissionFile>[] {
  return [
    selectColumn(selected),
    ...merging,
    lettered({
      key: 'view',
      ...texts.fileColumns.view,
      cell: ({ id }) => (
        <IconLink to="/commissions/reconcile/$id" params={{ id }} label={texts.fileColumns.view.file(id)}>
          <IconEye size={15} aria-hidden />
        </IconLink>
      ),
    }),
    lettered({
      key: 'delete',
      ...texts.fileColumns.delete,
      cell: (file) => (
        <IconButton
          label={texts.fileColumns.delete.file(file.id)}
          color="red"
          why={whyNotDelete({ ...file.details, posted: file.posted !== null })}
          onClick={() => onDelete(file)}
        >
          <IconTrash size={15} aria-hidden />
        </IconButton>
      ),
    }),
    ...(onPost ? [postColumn(onPost)] : []),
    archiveColumn(onArchive, isArchived),
    ...FACTS,
  ];
}

const postColumn = (onPost: (file: CommissionFile) => void): Column<CommissionFile> =>
  lettered({
    key: 'post',
    ...texts.fileColumns.post,
    cell: (file) => (
      <IconButton
        label={texts.fileColumns.post.file(file.id)}
        why={whyNotPost(file)}
        onClick={() => onPost(file)}
      >
        <IconSend size={15} aria-hidden />
      </IconButton>
    ),
  });

function archiveColumn(
  onArchive: (file: CommissionFile) => void,
  isArchived: boolean,
): Column<CommissionFile> {
  const words = isArchived ? texts.fileColumns.unarchive : texts.fileColumns.archive;
  const Icon = isArchived ? IconArchiveOff : IconArchive;
  return lettered({
    key: 'archive',
    ...words,
    cell: (file) => (
      <IconButton label={words.file(file.id)} onClick={() => onArchive(file)}>
        <Icon size={15} aria-hidden />
      </IconButton>
    ),
  });
}
