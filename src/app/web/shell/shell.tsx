import { getRouteApi, Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { OpenAttachments } from '#areas/attachments/web/public.ts';
import { OpenQuotes } from '#areas/finance-quotes/web/public.ts';
import { PRODUCT_NAME } from '#areas/session/contract.ts';
import { useSession, ViewingNotice } from '#areas/session/web/public.ts';
import { dropFirstFrame } from '#platform/web/frame/first-frame.ts';
import { PrintHead } from '#platform/web/print/print-head.tsx';
import { useFirstInSteps } from '#platform/web/ui/use-first-in-steps.ts';
import { useShortcutPanels } from '../palette/use-shortcut-panels.tsx';
import { texts } from '../texts.ts';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const root = getRouteApi('__root__');

/** The frame around every signed-in screen; `children` are shown in place of a screen. Until then that of index.html stands. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  return useFirstInSteps('frame') && <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const { hideHeader } = root.useSearch();
  const content = useRef<HTMLElement>(null);
  useFocusOnArrival(content);
  const { openPalette, panel } = useShortcutPanels();
  useEffect(dropFirstFrame, []);
  return (
    <div className={hideHeader ? undefined : classes.framed}>
      {!hideHeader && (
        <>
          <a href="#content" className={classes.skip}>
            {texts.frame.skipToContent}
          </a>
          <Header onFind={openPalette} />
        </>
      )}
      {panel}
      <AgencyOnPaper />
      <main id="content" ref={content} tabIndex={-1} className={classes.page}>
        {children}
      </main>
      <ViewingNotice />
      <OpenAttachments />
      <OpenQuotes />
    </div>
  );
}

function AgencyOnPaper() {
  const { whiteLabel } = useSession();
  return <PrintHead agency={whiteLabel.agencyName || PRODUCT_NAME} />;
}
