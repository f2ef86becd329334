import { Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { TaskSteps } from './use-task-steps.ts';

/** The tasks above and below in the list, without leaving the dialog. */
export function StepButtons({ steps: { next, previous } }: { steps: TaskSteps }) {
  if (!next && !previous) return null;
  return (
    <Group gap={4} justify="flex-end">
      <IconButton
        framed={28}
        label="Previous task (K)"
        why={previous ? undefined : 'This is the first task of the list.'}
        onClick={() => previous?.()}
      >
        <IconChevronUp size={15} aria-hidden />
      </IconButton>
      <IconButton
        framed={28}
        label="Next task (J)"
        why={next ? undefined : 'This is the last task of the list.'}
        onClick={() => next?.()}
      >
        <IconChevronDown size={15} aria-hidden />
      </IconButton>
    </Group>
  );
}
