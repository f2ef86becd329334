import { useDeferredValue } from 'react';

/** More than a screen shows without scrolling, so that nothing in sight moves when the others come. */
const FIRST = 20;

/** When rows come for the first time, those in sight are drawn at once and the others in small steps: the page answers meanwhile. */
export function useRowsInSteps<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const drawn = useDeferredValue(rows);
  return drawn === undefined ? rows?.slice(0, FIRST) : rows;
}
