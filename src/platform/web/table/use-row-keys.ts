import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { texts } from '../texts.ts';
import type { KeyHelp } from '../ui/keys-help.ts';

/** What letters do to a row: the words for it in the list of keys, and the short ones in the foot of the table. */
export type RowLetters<Row> = Record<string, { does: string; short?: string; act: (row: Row) => void }>;

const ROW_KEYS: readonly KeyHelp[] = [
  { keys: ['↑', '↓'], does: texts.keys.moveBetweenRows },
  { keys: [texts.keyNames.home, texts.keyNames.end], does: texts.keys.firstOrLastRow },
];
const KEY_SIGNS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  enter: texts.keyNames.enter,
};
/** As it stands on the key. */
export const keySign = (key: string): string => KEY_SIGNS[key] ?? key.toUpperCase();

const OPENS = { enter: { does: texts.keys.openRow } };

/** The keys of a table whose rows open. */
export function rowKeysHelp(letters: RowLetters<never> = {}): readonly KeyHelp[] {
  const own = Object.entries({ ...OPENS, ...letters }).map(([key, { does }]) => ({
    keys: [keySign(key)],
    does,
  }));
  return [...ROW_KEYS, ...own];
}

interface RowActions {
  open: (at: number) => void;
  letters: Record<string, (at: number) => void>;
}

/**
 * The rows are one stop of the Tab key. Arrow keys, Home and End move between them; Enter opens, and so does
 * a click beside the links and buttons of a row; a letter may do something else to it,
 * and so may Enter where a click unfolds the row.
 */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  actions: RowActions | undefined,
) {
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, Math.max(0, count - 1));
  if (!actions) return { bodyProps: {}, rowProps: () => ({}) };
  const { open, letters } = actions;

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>): void {
    // A field inside a row needs the same keys for itself.
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const letter = letters[event.key.toLowerCase()];
    if (letter && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // Where it opens a field, the letter is not the first of its text.
      event.preventDefault();
      letter(current);
    } else if (event.key === 'Enter') open(current);
    const next = target(event.key, current, count);
    if (next === undefined) return;
    event.preventDefault();
    rowsIn(body.current)[next]?.focus();
  }

  function onClick(event: MouseEvent<HTMLTableRowElement>, at: number): void {
    const within = event.target instanceof Element && event.target.closest('a, button, input');
    // Someone who has marked a telephone number to copy it does not want to leave the page.
    if (!within && !window.getSelection()?.toString()) open(at);
  }

  return {
    bodyProps: { onKeyDown },
    rowProps: (at: number) => ({
      'data-stop': true,
      tabIndex: at === current ? 0 : -1,
      onFocus: () => setChosen(at),
      onClick: (event: MouseEvent<HTMLTableRowElement>) => onClick(event, at),
    }),
  };
}

/** Those that are records; what stands below one of them is none. */
export function rowsIn(body: HTMLTableSectionElement | null): HTMLTableRowElement[] {
  return [...(body?.rows ?? [])].filter(({ dataset }) => dataset.stop);
}

function target(key: string, current: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: Math.min(count - 1, current + 1),
    ArrowUp: Math.max(0, current - 1),
    Home: 0,
    End: count - 1,
  };
  return moves[key];
}
