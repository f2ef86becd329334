import { useEffect } from 'react';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Coverdesk' ? title : `${title} · Coverdesk`;
  }, [title]);
}
