import { Group, Input, Slider, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { DURATION_MAX, DURATION_MIN, DURATION_STEP, showDuration } from '../rules.ts';
import { taskTexts } from './texts/task.ts';
import { texts } from './texts.ts';

interface DurationFieldProps {
  value?: number;
  onChange?: (minutes: number) => void;
  error?: ReactNode;
}

/** How long it takes: dragged, moved with the arrow keys, or by the buttons at its ends. */
export function DurationField({ value = DURATION_MIN, onChange, error }: DurationFieldProps) {
  const step = (by: number) => onChange?.(Math.min(DURATION_MAX, Math.max(DURATION_MIN, value + by)));
  return (
    <Input.Wrapper label={taskTexts.labels.duration} labelElement="div" error={error}>
      <Group gap="xs" wrap="nowrap">
        <IconButton
          framed={28}
          label={texts.form.lessTime}
          why={value <= DURATION_MIN ? texts.form.leastTime(showDuration(DURATION_MIN)) : undefined}
          onClick={() => step(-DURATION_STEP)}
        >
          <IconMinus size={14} aria-hidden />
        </IconButton>
        <Slider
          flex={1}
          min={DURATION_MIN}
          max={DURATION_MAX}
          step={DURATION_STEP}
          label={showDuration}
          thumbLabel={taskTexts.labels.duration}
          thumbProps={{ 'aria-valuetext': showDuration(value) }}
          value={value}
          onChange={(minutes) => onChange?.(minutes)}
        />
        <IconButton
          framed={28}
          label={texts.form.moreTime}
          why={value >= DURATION_MAX ? texts.form.mostTime(showDuration(DURATION_MAX)) : undefined}
          onClick={() => step(DURATION_STEP)}
        >
          <IconPlus size={14} aria-hidden />
        </IconButton>
        <Text fz="sm" w={84} ta="right" role="status">
          {showDuration(value)}
        </Text>
      </Group>
    </Input.Wrapper>
  );
}
