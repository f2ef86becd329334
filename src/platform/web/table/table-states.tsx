import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { AS_CELL, AS_ROW } from './roles.ts';
import classes from './table-states.module.css';

const WAITING_ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Gray bars where the rows will be. */
export function TableWait({ columns }: { columns: number }) {
  return WAITING_ROWS.map((row) => (
    <tr key={row} {...AS_ROW}>
      <td {...AS_CELL} colSpan={columns} className={classes.wait}>
        <Skeleton height={10} radius="xl" aria-hidden />
      </td>
    </tr>
  ));
}

interface TableEmptyProps {
  children: string;
  action: ReactNode;
  isStale: boolean;
}

export function TableEmpty({ children, action, isStale }: TableEmptyProps) {
  return (
    <div className={classes.empty} role="status" data-stale={isStale || undefined}>
      <Text c="dimmed">{children}</Text>
      {action}
    </div>
  );
}

export function TableProblem({
  children,
  onRetry,
}: {
  children: string;
  onRetry?: (() => void) | undefined;
}) {
  return (
    <div className={classes.problem}>
      <ProblemAlert>{children}</ProblemAlert>
      {onRetry && (
        <Group justify="center">
          <Button variant="default" onClick={onRetry}>
            {texts.buttons.tryAgain}
          </Button>
        </Group>
      )}
    </div>
  );
}
