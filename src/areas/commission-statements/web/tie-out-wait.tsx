import { Skeleton } from '@mantine/core';
import classes from './tie-out-wait.module.css';

/** As high as the bridge is. */
export function TieOutWait() {
  return (
    <div className={classes.wait} aria-hidden>
      <Skeleton height="100%" />
    </div>
  );
}
