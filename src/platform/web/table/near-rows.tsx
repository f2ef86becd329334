import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import type { RowsProps } from './all-rows.tsx';
import { Room, USUAL_HEIGHT } from './room.tsx';

/** So many beyond each edge of the screen, so that keys always find the next one. */
const BEYOND = 20;

/** The rows near the screen, and room for the others: a hundred thousand scroll like a hundred. */
export function NearRows({ count, columns, body, children }: RowsProps) {
  const [scrollMargin, setMargin] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => USUAL_HEIGHT,
    overscan: BEYOND,
    scrollMargin,
  });
  // What is above the table may come and go.
  useLayoutEffect(() => {
    const top = (body.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(top - scrollMargin) > 1) setMargin(top);
  });
  const near = virtualizer.getVirtualItems();
  const [first, last] = [near[0], near.at(-1)];
  const after = last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0;
  return (
    <>
      <Room height={first ? first.start - scrollMargin : 0} columns={columns} />
      {near.map(({ index }) =>
        children(index, {
          ref: virtualizer.measureElement,
          'data-index': index,
          // The head is the first row.
          'aria-rowindex': index + 2,
        }),
      )}
      <Room height={after} columns={columns} />
    </>
  );
}
