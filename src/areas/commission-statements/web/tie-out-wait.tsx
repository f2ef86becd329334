import { Paper, Skeleton } from '@mantine/core';
import classes from './tie-out-wait.module.css';

/** As high as the bar usually is. */
export function TieOutWait() {
  return (
    <Paper withBorder p="md" mb="sm" className={classes.wait} aria-hidden>
      <Skeleton height="100%" />
    </Paper>
  );
}
