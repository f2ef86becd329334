import { getRouteApi, Outlet } from '@tanstack/react-router';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { TabsRow } from './tabs-row.tsx';

const root = getRouteApi('__root__');

/** The frame around every screen behind sign-in. */
export function Shell() {
  const { hideHeader } = root.useSearch();
  if (hideHeader) {
    return (
      <main className={classes.page}>
        <Outlet />
      </main>
    );
  }
  return (
    <div className={classes.framed}>
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <Header />
      <TabsRow />
      <main id="content" tabIndex={-1} className={classes.page}>
        <Outlet />
      </main>
    </div>
  );
}
