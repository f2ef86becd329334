/** What it is, for its picture. */
export type EntryKind =
  | 'customer'
  | 'policy'
  | 'contract'
  | 'receipt'
  | 'lead'
  | 'quote'
  | 'task'
  | 'screen'
  | 'action'
  | 'all';

/** One line of the palette and where it leads. */
export interface Entry {
  /** Unique, even across sections. */
  key: string;
  title: string;
  /** Next to the title: whose it is and where it belongs. */
  note: string;
  /** Found by these too, though they are not shown. */
  words?: string;
  href: string;
  kind: EntryKind;
  /** What it does here, in place of leading anywhere. */
  act?: () => void;
}

export interface Section {
  label: string;
  entries: readonly Entry[];
}

/** How many lines of a section are shown for what is typed. */
export const MOST = 6;
