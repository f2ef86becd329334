import { ActionIcon } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { filesParam } from '#areas/attachments/web/public.ts';
import type { TaskActionProps } from '#areas/tasks/web/public.ts';
import { Tip } from '#platform/web/ui/tip.tsx';
import { texts } from './texts.ts';

function IconAnchor(props: Omit<ComponentPropsWithRef<'a'>, 'color'>) {
  return <ActionIcon component="a" variant="subtle" color="accent" size={24} {...props} />;
}
const IconLink = createLink(IconAnchor);

/** In the row of a task: opens its files over the list. */
export function AttachToTask({ task }: TaskActionProps) {
  const files = filesParam({ tableName: 'task', recordId: task.id, customerId: task.custid ?? 0 });
  return (
    <Tip label={texts.attachToTask.add}>
      <IconLink
        to="."
        search={(all: object) => ({ ...all, files })}
        resetScroll={false}
        aria-label={texts.attachToTask.addTo(task.id)}
      >
        <IconPaperclip size={15} aria-hidden />
      </IconLink>
    </Tip>
  );
}
