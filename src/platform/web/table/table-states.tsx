import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import classes from './table-states.module.css';

const WAITING_ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Gray bars where the rows will be. */
export function TableWait({ columns }: { columns: number }) {
  return WAITING_ROWS.map((row) => (
    <Table.Tr key={row} role="row">
      <Table.Td role="cell" colSpan={columns} className={classes.wait}>
        <Skeleton height={10} radius="xl" aria-hidden />
      </Table.Td>
    </Table.Tr>
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
