import { Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { texts } from './texts.ts';
import type { TaskSteps } from './use-task-steps.ts';

/** The tasks above and below in the list, without leaving the dialog. */
export function StepButtons({ steps: { next, previous } }: { steps: TaskSteps }) {
  if (!next && !previous) return null;
  return (
    <Group gap={4} justify="flex-end">
      <IconButton
        framed={28}
        label={texts.view.previous}
        why={previous ? undefined : texts.view.isFirst}
        onClick={() => previous?.()}
      >
        <IconChevronUp size={15} aria-hidden />
      </IconButton>
      <IconButton
        framed={28}
        label={texts.view.next}
        why={next ? undefined : texts.view.isLast}
        onClick={() => next?.()}
      >
        <IconChevronDown size={15} aria-hidden />
      </IconButton>
    </Group>
  );
}
