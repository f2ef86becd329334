import { useEffect, useSyncExternalStore } from 'react';

export interface KeyHelp {
  /** Any of them does it; the keys of one are pressed together. */
  keys: readonly string[];
  does: string;
}

/** The rows of a table, the rest of the screen that is open, or every screen. */
type Place = 'rows' | 'screen' | 'everywhere';

interface Told {
  place: Place;
  help: readonly KeyHelp[];
}

let told: readonly Told[] = [];
const listeners = new Set<() => void>();

function tell(next: readonly Told[]): void {
  told = next;
  for (const listener of listeners) listener();
}

/** Whatever listens to keys tells here which, for as long as it is on the screen: `?` lists them. */
export function useKeysHelp(place: Place, help: readonly KeyHelp[]): void {
  const words = JSON.stringify(help);
  useEffect(() => {
    const own: Told = { place, help: JSON.parse(words) };
    if (own.help.length === 0) return;
    tell([...told, own]);
    return () => tell(told.filter((other) => other !== own));
  }, [place, words]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The keys that work now; what two tables of a screen have in common is told once. */
export function useToldKeys(place: Place): readonly KeyHelp[] {
  return keysAt(
    place,
    useSyncExternalStore(subscribe, () => told),
  );
}

export function keysAt(place: Place, all: readonly Told[]): readonly KeyHelp[] {
  const help = all.filter((each) => each.place === place).flatMap((each) => each.help);
  return [...new Map(help.map((each) => [each.does, each])).values()];
}
