import type { ReactNode, RefCallback, RefObject } from 'react';

/** What a row needs to be measured, and to be counted where not all of them are drawn. */
export interface RowPlace {
  ref?: RefCallback<HTMLTableRowElement>;
  'data-index'?: number;
  'aria-rowindex'?: number;
}

export interface RowsProps {
  count: number;
  /** How many columns a row has. */
  columns: number;
  body: RefObject<HTMLTableSectionElement | null>;
  children: (at: number, place: RowPlace) => ReactNode;
}

/** Every row of a table, as most tables draw them. */
export function AllRows({ count, children }: Pick<RowsProps, 'count' | 'children'>) {
  return Array.from({ length: count }, (_, at) => children(at, {}));
}
