import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import type { OfficeMessage } from '../contract.ts';
import { hasVideo, plainText } from '../rules.ts';
import { texts } from './texts.tsx';

/** `action` shows what can be done with a row. */
export function messageColumns(action: (message: OfficeMessage) => ReactNode): Column<OfficeMessage>[] {
  return [
    {
      key: 'office',
      label: texts.labels.office,
      cell: ({ office }) => office.name,
      sortBy: ({ office }) => office.name,
      width: '24%',
    },
    {
      key: 'message',
      label: texts.labels.message,
      cell: Message,
      sortBy: ({ message }) => plainText(message),
    },
    { key: 'action', label: texts.labels.action, cell: action, width: 170 },
  ];
}

/** What it says in two lines at most; a video is shown as a word. */
function Message({ message }: OfficeMessage) {
  const text = plainText(message);
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      {hasVideo(message) && (
        <Badge variant="light" tt="none" style={{ flexShrink: 0 }}>
          {texts.list.video}
        </Badge>
      )}
      <Text component="span" fz="inherit" lineClamp={2} title={text}>
        {text}
      </Text>
    </Group>
  );
}
