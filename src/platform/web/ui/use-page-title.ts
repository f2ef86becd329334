import { useEffect } from 'react';
import { rememberRecord } from './recent-records.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Coverdesk' ? title : `${title} · Coverdesk`;
    rememberRecord(location.pathname, title);
  }, [title]);
}
