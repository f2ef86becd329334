import { Text } from '@mantine/core';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { say } from '#platform/web/wording.ts';
import type { SentEmailRow } from '../contract.ts';
import { EmailStateBadge } from './email-state-badge.tsx';
import { texts } from './texts.ts';

export const SENT_COLUMNS: Column<SentEmailRow>[] = [
  {
    key: 'state',
    label: texts.labels.status,
    kind: 'whole',
    phone: 'corner',
    cell: ({ state }) => <EmailStateBadge state={state} />,
    width: 124,
  },
  {
    key: 'date',
    label: texts.labels.date,
    kind: 'day',
    phone: 'fact',
    cell: ({ sentAt, createdAt }) => showMoment(sentAt ?? createdAt),
    width: 170,
  },
  {
    key: 'subject',
    label: texts.labels.subject,
    phone: 'title',
    cell: ({ subject, failure }) => (
      <>
        {subject}
        {failure && (
          <Text c="var(--cd-problem)" fz="xs">
            {say(failure)}
          </Text>
        )}
      </>
    ),
  },
  { key: 'to', label: texts.labels.to, phone: 'fact', cell: ({ to }) => to },
  { key: 'sender', label: texts.labels.sentBy, phone: 'named', cell: ({ sender }) => sender, width: 160 },
  {
    key: 'files',
    label: texts.labels.files,
    phone: 'named',
    cell: ({ filesCount }) => filesCount || '',
    align: 'right',
    width: 60,
  },
];
