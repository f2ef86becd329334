import classes from './count-badge.module.css';

/** How many there are, after the word that says what is counted. */
export function CountBadge({ children }: { children: number }) {
  return <span className={classes.badge}>{children.toLocaleString('en-US')}</span>;
}
