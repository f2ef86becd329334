import { useDeferredValue } from 'react';

/** The rows. The first ones are drawn in small steps, so that the page answers meanwhile; until then the table waits. */
export function useFirstRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const drawn = useDeferredValue(rows);
  return drawn && rows;
}
