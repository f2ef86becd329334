import { Link } from '@tanstack/react-router';
import classes from './tabs-row.module.css';

export function TabsRow() {
  return (
    <nav aria-label="Screens" className={classes.row}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={classes.tab}>
        Home
      </Link>
    </nav>
  );
}
