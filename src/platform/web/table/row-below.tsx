import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

interface OverAllProps {
  columns: number;
  children: ReactNode;
}

/** What belongs to the row above, over the whole width; nothing when there is none. */
export const RowBelow = (props: OverAllProps) => <OverAll className={classes.below} {...props} />;

/** The name of the group that the next rows belong to. */
export const GroupHead = (props: OverAllProps) => <OverAll className={classes.group} {...props} />;

function OverAll({ columns, className, children }: OverAllProps & { className: string | undefined }) {
  if (!children) return null;
  return (
    <Table.Tr role="row" className={className ?? ''}>
      <Table.Td role="cell" colSpan={columns}>
        {children}
      </Table.Td>
    </Table.Tr>
  );
}
