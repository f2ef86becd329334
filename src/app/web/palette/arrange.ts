import { type Entry, MOST, type Section } from './entry.ts';
import { matching } from './matching.ts';
import type { Search } from './searches.ts';

export interface Parts {
  screens: readonly Entry[];
  actions: readonly Entry[];
  /** As the server found them. */
  records: Partial<Record<Search, readonly Entry[]>>;
}

/**
 * The sections for what is typed. Records come below screens and actions because they arrive later: what is already
 * selected must not change just as someone presses Enter.
 */
export function arrange(text: string, parts: Parts, nouns: string): Section[] {
  const { screens, actions, records } = parts;
  if (!text)
    return [
      { label: 'Actions', entries: actions },
      { label: 'Screens', entries: screens },
    ];
  const sections: Section[] = [
    { label: 'Screens', entries: matching(screens, text) },
    { label: 'Actions', entries: matching(actions, text) },
    { label: nouns, entries: records.name ?? [] },
    { label: `${nouns} by policy number`, entries: records.policy ?? [] },
    { label: 'Finance contracts', entries: records.contract ?? [] },
    { label: `${nouns} by phone`, entries: records.phone ?? [] },
    { label: 'Leads', entries: records.leads ?? [] },
    { label: 'My open tasks', entries: records.tasks ?? [] },
  ];
  return sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ label, entries }) => ({ label, entries: entries.slice(0, MOST) }));
}

/** Where a key moves the selection, wrapping around; nothing for any other key. */
export function moved(key: string, at: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return count > 0 ? moves[key] : undefined;
}
