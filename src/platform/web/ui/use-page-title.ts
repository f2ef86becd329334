import { useEffect } from 'react';
import { rememberTitle } from '../frame/first-frame.ts';
import { rememberRecord } from './recent-records.ts';

const PRODUCT = 'Coverdesk';
const END = ` · ${PRODUCT}`;

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === PRODUCT ? title : title + END;
    rememberTitle(location.pathname, title);
    rememberRecord(location.pathname, title);
  }, [title]);
}

/** The screen's own part of the window's title. */
export function titleOf(windowTitle: string): string {
  return windowTitle.endsWith(END) ? windowTitle.slice(0, -END.length) : windowTitle;
}
