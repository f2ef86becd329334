import { Group } from '@mantine/core';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import classes from './save-bar.module.css';
import { SaveButtons, type SaveButtonsProps } from './save-buttons.tsx';

interface SaveBarProps extends SaveButtonsProps {
  /** What belongs to no field, where nothing else says it. */
  problem?: string | undefined;
  /** How wide the form above is, when it is narrower than the page. */
  width?: number;
}

/** Below a form that is the page: it stays in sight however long the form is. */
export function SaveBar({ problem, width, ...buttons }: SaveBarProps) {
  return (
    <div className={classes.bar} style={{ maxWidth: width }}>
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      <Group justify="flex-end" gap="xs" mt={problem ? 'sm' : 0}>
        <SaveButtons {...buttons} />
      </Group>
    </div>
  );
}
