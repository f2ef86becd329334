import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import type { FileView } from '../contract.ts';
import { type LineStatus, STATE_KEYS } from '../statuses.ts';
import classes from './lines-place.module.css';

interface LinesPlaceProps {
  /** How many rows will come; absent once they are here. */
  waitsFor: number | undefined;
  children: ReactNode;
}

/** Keeps the room of the rows that will come, so that what is below them does not move. */
export function LinesPlace({ waitsFor, children }: LinesPlaceProps) {
  if (waitsFor === undefined) return <Box>{children}</Box>;
  return (
    <Box className={classes.waiting} __vars={{ '--rows': String(waitsFor) }}>
      {children}
    </Box>
  );
}

/** As many as the file has in that state, at most a page of them. */
export function expectedRows(
  totals: FileView['totals'],
  { status }: { status: LineStatus | 0 },
  { perPage }: PageRequest,
): number {
  // How many lines a figure is made of is not known before they come.
  const all = status ? totals[STATE_KEYS[status]] : 0;
  return perPage === 'all' ? all : Math.min(all, perPage);
}
