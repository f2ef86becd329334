import { useEffect } from 'react';
import { themeAddress } from '#platform/shared/themes.ts';

const LINK = 'link[data-theme]';

/** Puts the theme's stylesheet in the page; the old one goes when the new one is there, so nothing flashes. */
export function useThemeStylesheet(id: number): void {
  useEffect(() => {
    const address = themeAddress(id);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>(LINK)];
    if (links.at(-1)?.getAttribute('href') === address) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.dataset.theme = '';
    link.addEventListener('load', () => {
      for (const old of links) old.remove();
    });
    document.head.append(link);
  }, [id]);
}
