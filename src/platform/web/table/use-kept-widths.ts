import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Fewer rows say too little about what the columns will contain. */
const ENOUGH_ROWS = 8;

/**
 * The width of each column as the first full page laid it out. From then on the headings stay put: under the pointer
 * that sorts, from page to page, and while more rows come in. What does not fit still makes its column wider.
 */
export function useKeptWidths(
  head: RefObject<HTMLTableRowElement | null>,
  columns: string,
  rows: number,
): readonly string[] | undefined {
  const [kept, setKept] = useState<{ columns: string; widths: string[] }>();
  const isKept = kept?.columns === columns;
  useWindowEvent('resize', () => setKept(undefined));
  useLayoutEffect(() => {
    if (isKept || rows < ENOUGH_ROWS) return;
    // Just before the browser paints, when it lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      if (head.current) setKept({ columns, widths: widthsIn(head.current) });
    });
    return () => cancelAnimationFrame(frame);
  });
  return isKept ? kept.widths : undefined;
}

/** With their fractions: half a pixel would be seen to move. */
function widthsIn(row: HTMLTableRowElement): string[] {
  const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
  const all = Math.max(1, widthOf(row));
  return Array.from(row.cells, (cell) => `${((100 * widthOf(cell)) / all).toFixed(5)}%`);
}
