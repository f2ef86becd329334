import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import classes from './tick-icon.module.css';

/** An empty ring: what it does shows in it under the pointer and with the focus. */
export function TickIcon() {
  return (
    <>
      <IconCircle size={16} aria-hidden className={classes.ring} />
      <IconCircleCheck size={16} aria-hidden className={classes.check} />
    </>
  );
}
