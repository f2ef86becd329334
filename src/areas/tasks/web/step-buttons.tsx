import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { TaskSteps } from './use-task-steps.ts';

/** The tasks above and below in the list, without leaving the dialog. */
export function StepButtons({ steps: { next, previous } }: { steps: TaskSteps }) {
  if (!next && !previous) return null;
  return (
    <Group gap={4} justify="flex-end">
      <Step label="Previous task (K)" onClick={previous} icon={IconChevronUp} />
      <Step label="Next task (J)" onClick={next} icon={IconChevronDown} />
    </Group>
  );
}

interface StepProps {
  label: string;
  onClick: (() => void) | undefined;
  icon: typeof IconChevronUp;
}

function Step({ label, onClick, icon: Icon }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={28}
        aria-label={label}
        {...(onClick ? { onClick } : { 'data-disabled': true, 'aria-disabled': true })}
      >
        <Icon size={15} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
