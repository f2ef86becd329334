/** One line of the palette and where it leads. */
export interface Entry {
  /** Unlike any other, also across the sections. */
  key: string;
  title: string;
  /** Beside the title: whose it is, where it stands. */
  note: string;
  /** Found by these too, though they are not shown. */
  words?: string;
  href: string;
}

export interface Section {
  label: string;
  entries: readonly Entry[];
}

/** So many lines of a section are shown for what is typed. */
export const MOST = 6;
