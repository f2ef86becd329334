import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { TakeOut } from '../contract.ts';
import { STATE_WORDS, type TakeOutState } from '../rules.ts';
import { texts } from './texts.ts';

const TONES: Readonly<Record<TakeOutState, Tone>> = {
  waiting: 'waits',
  records: 'work',
  files: 'work',
  ready: 'done',
  failed: 'problem',
  cancelled: 'closed',
  gone: 'closed',
};

export const takeOutColumns = (actionOf: (row: TakeOut) => ReactNode): Column<TakeOut>[] => [
  {
    key: 'asked',
    label: texts.list.askedFor,
    kind: 'day',
    cell: ({ asked }) => showMoment(asked),
  },
  { key: 'person', label: texts.list.by, cell: ({ person }) => person },
  {
    key: 'state',
    label: texts.list.status,
    kind: 'whole',
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{STATE_WORDS[state]}</StateBadge>,
  },
  {
    key: 'records',
    label: texts.list.records,
    align: 'right',
    cell: ({ records }) => showCount(records),
  },
  {
    key: 'size',
    label: texts.list.size,
    align: 'right',
    cell: ({ size }) => size !== null && showSize(size),
  },
  {
    key: 'expires',
    label: texts.list.keptUntil,
    kind: 'day',
    cell: ({ state, expires }) => state === 'ready' && expires && showMoment(expires),
  },
  { key: 'failure', label: texts.list.note, cell: ({ failure }) => failure },
  { key: 'actions', label: texts.list.actions, cell: actionOf },
];

export function DownloadButton({ id, asked }: TakeOut) {
  return (
    <Button
      component="a"
      href={`/api/take-outs/${id}/file`}
      download
      size="compact-xs"
      variant="subtle"
      leftSection={<IconDownload size={14} aria-hidden />}
      aria-label={texts.list.downloadOf(showMoment(asked))}
    >
      {texts.list.download}
    </Button>
  );
}
