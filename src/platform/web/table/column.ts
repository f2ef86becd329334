import type { ReactNode } from 'react';
import type { SortValue } from './sort.ts';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it the column does not sort. */
  sortBy?: (row: Row) => SortValue;
  /** Numbers and money are right-aligned. */
  align?: 'right';
  width?: number | string;
  /**
   * What is 'whole' never breaks: a number, a badge. A 'day' does not either, and its digits are of one width. An 'icon' has a narrow column whose label is heard and
   * shown to the pointer. The 'rest' takes the width that the others leave and is cut there. What is 'over' is an icon
   * that lies over the row's end while the pointer or the focus is in the row; a touch screen always shows it.
   */
  kind?: 'whole' | 'day' | 'icon' | 'rest' | 'over';
  /** The picture in the head of an icon column. */
  picture?: ReactNode;
  /** On a phone it stays while the others scroll, and says whose row it is: of itself the first one with words. */
  stays?: true;
  /**
   * Its place on the card that a row becomes on a phone, for lists that are read and not compared: results, tasks, leads,
   * policies, contracts, mails, changes. Once a column has one, those without stay away from it; while none has, the
   * table stays one. What is at the 'side' stands beside the lines, what is 'before' in front of them.
   */
  phone?: 'title' | 'corner' | 'fact' | 'named' | 'action' | 'side' | 'before';
  /** A column that a wide window does not have. */
  isPhoneOnly?: boolean;
  /** What is shown below the column: its total. */
  foot?: ReactNode;
  /** How the totals are counted, in the column that names them below. Without it there are none: nobody could ask. */
  how?: string;
}

/** The key of the column that stays while the others scroll, where the table is wider than its place. */
export function stayingOf<Row>(columns: readonly Column<Row>[]): string | undefined {
  const hasWords = ({ kind }: Column<Row>) => kind !== 'icon' && kind !== 'over';
  return (columns.find(({ stays }) => stays) ?? columns.find(hasWords))?.key;
}
