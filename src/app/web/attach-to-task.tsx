import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import type { TaskActionProps } from '#areas/tasks/web/public.ts';

function IconAnchor(props: Omit<ComponentPropsWithRef<'a'>, 'color'>) {
  return <ActionIcon component="a" variant="subtle" color="accent" size={24} {...props} />;
}
const IconLink = createLink(IconAnchor);

/** In the row of a task: opens its files. */
export function AttachToTask({ task }: TaskActionProps) {
  const search = { tableName: 'task', id: task.id, customerId: task.custid ?? undefined } as const;
  return (
    <Tooltip label="Add attachment">
      <IconLink to="/attachment" search={search} aria-label={`Add attachment to task ${task.id}`}>
        <IconPaperclip size={15} aria-hidden />
      </IconLink>
    </Tooltip>
  );
}
