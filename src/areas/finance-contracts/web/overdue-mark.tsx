import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './overdue-mark.module.css';
import { texts } from './texts.ts';

/** What the mark of a row means. */
export function OverdueMark() {
  return (
    <span className={classes.mark}>
      <IconAlertTriangle size={14} aria-hidden /> {texts.list.overdueMark}
    </span>
  );
}
