import classes from './connection-notice.module.css';
import { connectionTexts } from './texts.ts';
import { useIsLost } from './use-is-lost.ts';

/** Over every screen while the server cannot be reached: what is shown stays, and goes on by itself. */
export function ConnectionNotice() {
  const isLost = useIsLost();
  return (
    <div role="status" className={classes.place}>
      {isLost && <span className={classes.notice}>{connectionTexts().noConnection}</span>}
    </div>
  );
}
