import { showCount } from '#platform/shared/show-count.ts';
import classes from './count-badge.module.css';

interface CountBadgeProps {
  /** Not known yet: its place is kept. */
  children?: number | undefined;
}

/** How many there are, after the word that says what is counted. */
export function CountBadge({ children }: CountBadgeProps) {
  return (
    <span className={classes.place} data-count>
      <span className={classes.badge} data-waiting={children === undefined || undefined}>
        {children === undefined ? '\u00a0' : showCount(children)}
      </span>
    </span>
  );
}
