import { useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberTitle } from '../frame/first-frame.ts';
import { rememberRecord } from './recent-records.ts';

const PRODUCT = 'Coverdesk';
const END = ` · ${PRODUCT}`;

/** The title of the window, and of the frame that a reload begins with; `isBelow` a way up. */
export function usePageTitle(title: string, isBelow = false): void {
  const place = useMatch({ strict: false, shouldThrow: false, select: ({ id }) => id });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record may have the same title.
  useEffect(() => {
    document.title = title === PRODUCT ? title : title + END;
    rememberTitle(location.pathname, { title, isBelow });
    rememberRecord(location.pathname, title);
  }, [title, isBelow, place]);
}

/** The screen's own part of the window's title. */
export function titleOf(windowTitle: string): string {
  return windowTitle.endsWith(END) ? windowTitle.slice(0, -END.length) : windowTitle;
}
