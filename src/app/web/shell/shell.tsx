import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { OpenAttachments } from '#areas/attachments/web/public.ts';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { TabsRow } from './tabs-row.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const root = getRouteApi('__root__');

/** The frame around every screen behind sign-in. */
export function Shell() {
  const { hideHeader } = root.useSearch();
  const content = useRef<HTMLElement>(null);
  useFocusOnArrival(content);
  return (
    <div className={hideHeader ? undefined : classes.framed}>
      {!hideHeader && (
        <>
          <a href="#content" className={classes.skip}>
            Skip to the content
          </a>
          <Header />
          <TabsRow />
        </>
      )}
      <main id="content" ref={content} tabIndex={-1} className={classes.page}>
        <Outlet />
      </main>
      <OpenAttachments />
    </div>
  );
}
