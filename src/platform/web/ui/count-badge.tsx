import classes from './count-badge.module.css';

/** How many there are, behind the word that says of what. */
export function CountBadge({ children }: { children: number }) {
  return <span className={classes.badge}>{children.toLocaleString('en-US')}</span>;
}
