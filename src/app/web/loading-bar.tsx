import { NavigationProgress } from '@mantine/nprogress';
import classes from './loading-bar.module.css';
import { texts } from './texts.ts';

/** The bar resets 50 ms after this interval: 500 ms after it has reached 100. */
const STEP_MS = 450;

export function LoadingBar() {
  return (
    <div role="status" data-screen-only>
      <NavigationProgress
        withinPortal={false}
        stepInterval={STEP_MS}
        size={2}
        color="var(--cd-accent-4)"
        aria-label={texts.frame.loading}
        className={classes.bar}
      />
    </div>
  );
}
