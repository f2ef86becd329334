import type { GateFacts } from '#platform/shared/gates.ts';
import type { SearchType } from '../search-types.ts';

/** One line below the search box and where it leads. */
export interface Suggestion {
  /** Unique across groups. */
  key: string;
  kind: 'person' | 'business' | 'policy' | 'lead';
  title: string;
  /** Behind the title: whose policy it is, or what was found where that is not the title. */
  more: string;
  /** What was typed is part of this. */
  found: 'title' | 'more';
  /** What tells it from others of the same title. */
  note: string;
  phone: string;
  /** Whose debt the line tells. */
  customerId?: number;
  href: string;
}

export interface Suggestions {
  groups: readonly { label: string; entries: readonly Suggestion[] }[];
  /** How many the search itself would find. */
  total: number;
  /** Why some of it could not be asked for. */
  problems: readonly string[];
}

export interface Asked {
  selection: SearchType;
  query: string;
}

/** Finds what the box suggests. Leads are among it, so the application supplies it. */
export type Suggest = (asked: Asked, facts: GateFacts, signal: AbortSignal) => Promise<Suggestions>;
