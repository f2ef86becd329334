import { Group } from '@mantine/core';
import type { Column } from '#platform/web/table/column.ts';
import type { Task } from '../contract.ts';
import classes from './closed-undo.module.css';
import { ClosedUndo } from './closed-undo.tsx';
import type { ClosedHere } from './use-closed-here.ts';

/** In the list of a customer or lead: what was closed a moment ago is crossed out, with the way back beside its state. */
export function withClosed({ cell, ...column }: Column<Task>, closedHere: ClosedHere): Column<Task> {
  const isOf = (...keys: string[]) => keys.includes(column.key);
  if (!isOf('statusName', 'typeName', 'desc')) return { ...column, cell };
  return {
    ...column,
    cell: (task) => {
      const closed = closedHere(task.id);
      if (!closed) return cell(task);
      if (!isOf('statusName')) return <span className={classes.struck}>{cell(task)}</span>;
      return (
        <Group gap={4} wrap="nowrap" my={-4}>
          {cell(task)}
          <ClosedUndo closed={closed} />
        </Group>
      );
    },
  };
}
