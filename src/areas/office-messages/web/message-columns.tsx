import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import type { OfficeMessage } from '../contract.ts';
import { hasVideo, plainText } from '../rules.ts';

/** `action` shows what can be done with a row. */
export function messageColumns(action: (message: OfficeMessage) => ReactNode): Column<OfficeMessage>[] {
  return [
    {
      key: 'office',
      label: 'Office',
      cell: ({ office }) => office.name,
      sortBy: ({ office }) => office.name,
      width: '24%',
    },
    { key: 'message', label: 'Message', cell: Message, sortBy: ({ message }) => plainText(message) },
    { key: 'action', label: 'Action', cell: action, width: 170 },
  ];
}

/** What it says in two lines at most; a video is shown as a word. */
function Message({ message }: OfficeMessage) {
  const text = plainText(message);
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      {hasVideo(message) && (
        <Badge variant="light" tt="none" style={{ flexShrink: 0 }}>
          Video
        </Badge>
      )}
      <Text component="span" fz="inherit" lineClamp={2} title={text}>
        {text}
      </Text>
    </Group>
  );
}
