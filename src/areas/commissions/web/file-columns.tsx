import { Checkbox, Group } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconEye, IconSend, IconTrash } from '@tabler/icons-react';
import { showMoney } from '#platform/shared/money.ts';
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
import type { Ticks } from './use-ticks.ts';

export interface FileActions {
  onDelete: (file: CommissionFile) => void;
  onArchive: (file: CommissionFile) => void;
  /** Absent while nothing posts. */
  onPost?: ((file: CommissionFile) => void) | undefined;
}

const count = new Intl.NumberFormat('en-US');

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
    phone: 'named' as const,
    cell: ({ details }: CommissionFile) => count.format(details[STATE_KEYS[status]]),
  })),
  { key: 'company', label: 'Company', phone: 'fact', cell: ({ company }) => company.name },
  {
    key: 'total',
    label: 'Total Amount',
    align: 'right',
    phone: 'corner',
    cell: ({ total }) => showMoney(total),
  },
  day('created', 'Report Date', ({ created }) => dayOf(created)),
  day('start', 'Start', ({ start }) => dayOrNone(start)),
  day('end', 'End', ({ end }) => dayOrNone(end)),
  day('deposited', 'Deposit Date', ({ deposited }) => dayOrNone(deposited)),
  { key: 'creator', label: 'Created By', cell: ({ creator }) => creator },
];

/** For bulk delete and bulk post. */
const selectColumn = (selected: Ticks): Column<CommissionFile> => ({
  key: 'select',
  label: 'Select',
  kind: 'whole',
  phone: 'title',
  cell: ({ id }) => (
    <Group gap={8} wrap="nowrap">
      <Checkbox
        size="xs"
        aria-label={`Select file ${id}`}
        checked={selected.has(id)}
        onChange={() => selected.toggle(id)}
      />
      {id}
    </Group>
  ),
});

/** A file ticked as From cannot be To, and one that is posted neither. */
export function mergeColumns(from: Ticks, to: Ticks): Column<CommissionFile>[] {
  const box = (label: 'From' | 'To', own: Ticks, other: Ticks): Column<CommissionFile> => ({
    key: label,
    label,
    phone: 'named',
    cell: ({ id, posted }) => (
      <Explained why={whyNotMerged(label, other.has(id), posted !== null)}>
        <Checkbox
          size="xs"
          py={2}
          aria-label={`${label}: file ${id}`}
          checked={own.has(id)}
          disabled={other.has(id) || posted !== null}
          onChange={() => own.toggle(id)}
        />
      </Explained>
    ),
  });
  return [box('From', from, to), box('To', to, from)];
}

function whyNotMerged(label: 'From' | 'To', isOther: boolean, isPosted: boolean): string | undefined {
  if (isPosted) return CLOSED;
  if (!isOther) return undefined;
  return `It is ticked as ${label === 'To' ? 'From' : 'To'}: a file cannot be merged with itself.`;
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
      letter: 'V',
      word: 'View',
      cell: ({ id }) => (
        <IconLink to="/commissions/reconcile/$id" params={{ id }} label={`View file ${id}`}>
          <IconEye size={15} aria-hidden />
        </IconLink>
      ),
    }),
    lettered({
      key: 'delete',
      letter: 'D',
      word: 'Delete',
      cell: (file) => (
        <IconButton
          label={`Delete file ${file.id}`}
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
    letter: 'P',
    word: 'Post',
    cell: (file) => (
      <IconButton label={`Post file ${file.id}`} why={whyNotPost(file)} onClick={() => onPost(file)}>
        <IconSend size={15} aria-hidden />
      </IconButton>
    ),
  });

function archiveColumn(
  onArchive: (file: CommissionFile) => void,
  isArchived: boolean,
): Column<CommissionFile> {
  const word = isArchived ? 'Un-archive' : 'Archive';
  const Icon = isArchived ? IconArchiveOff : IconArchive;
  return lettered({
    key: 'archive',
    letter: word.charAt(0),
    word,
    cell: (file) => (
      <IconButton label={`${word} file ${file.id}`} onClick={() => onArchive(file)}>
        <Icon size={15} aria-hidden />
      </IconButton>
    ),
  });
}
