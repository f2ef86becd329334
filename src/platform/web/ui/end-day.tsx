import type { ReactNode } from 'react';
import { endsSoon } from '#platform/shared/ends-soon.ts';
import { officeToday } from '../office-today.ts';
import classes from './end-day.module.css';

interface EndDayProps {
  /** When it ends. */
  day: string;
  /** Somebody has seen to it already. */
  isSettled?: boolean;
  children: ReactNode;
}

/** The day on which cover ends, or words about it: they stand out when it is near. */
export function EndDay({ day, isSettled = false, children }: EndDayProps) {
  const isSoon = !isSettled && endsSoon(day, officeToday());
  return <span className={isSoon ? classes.soon : undefined}>{children}</span>;
}
