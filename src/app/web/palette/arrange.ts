import { type Entry, MOST, type Section } from './entry.ts';
import { matching } from './matching.ts';
import { SIGN_OUT } from './open-actions.ts';
import type { Search } from './searches.ts';
import { texts } from './texts.ts';

const labels = texts.sections;

export interface Parts {
  screens: readonly Entry[];
  actions: readonly Entry[];
  /** What was looked at before. */
  recent: readonly Entry[];
  /** As the server found them. */
  records: Partial<Record<Search, readonly Entry[]>>;
}

/**
 * The sections for what is typed. Records come below screens and actions because they arrive later: what is already
 * selected must not change just as someone presses Enter.
 */
export function arrange(text: string, parts: Parts, nouns: string): Section[] {
  const { screens, actions, recent, records } = parts;
  if (!text) {
    const isLeaving = ({ href }: Entry) => href === SIGN_OUT;
    return filled([
      { label: labels.actions, entries: actions.filter((action) => !isLeaving(action)) },
      { label: labels.recent, entries: recent },
      { label: labels.screens, entries: screens },
      { label: labels.session, entries: actions.filter(isLeaving) },
    ]);
  }
  const sections: Section[] = [
    { label: labels.screens, entries: matching(screens, text).slice(0, MOST) },
    { label: labels.actions, entries: matching(actions, text).slice(0, MOST) },
    { label: nouns, entries: records.name ?? [] },
    { label: labels.byPolicyNumber(nouns), entries: records.policy ?? [] },
    { label: labels.financeContracts, entries: records.contract ?? [] },
    { label: labels.receipts, entries: records.receipt ?? [] },
    { label: labels.byPhone(nouns), entries: records.phone ?? [] },
    { label: labels.leads, entries: records.leads ?? [] },
    { label: labels.myOpenTasks, entries: records.tasks ?? [] },
  ];
  return filled(sections);
}

const filled = (sections: readonly Section[]) => sections.filter(({ entries }) => entries.length > 0);

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
