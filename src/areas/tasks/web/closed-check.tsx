import { IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './closed-undo.module.css';
import { commonTexts } from './texts/common.ts';

/** In place of the tick that closed it. */
export function ClosedCheck() {
  return (
    <span className={classes.check} role="img" aria-label={commonTexts.closed}>
      <IconCircleCheckFilled size={18} aria-hidden />
    </span>
  );
}

/** In place of when it was due. */
export function ClosedWord() {
  return <span className={classes.word}>{commonTexts.closedNow}</span>;
}
