import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { queryProblem, type SearchType } from '../search-types.ts';
import type { Suggest, Suggestion, Suggestions } from './suggestion.ts';

/** How long after the last keystroke the server is asked. */
const PAUSE_MS = 200;
const ALL = 'all';

/** What is suggested for the text in the box, and which line of it the keys have chosen: none until they do. */
export function useSuggestions(suggest: Suggest, selection: SearchType, typed: string) {
  const session = useSession();
  const [isWanted, setWanted] = useState(false);
  const [chosenKey, setChosenKey] = useState<string>();
  const query = typed.trim();
  const [asked] = useDebouncedValue(query, PAUSE_MS);
  const isAsked = isWanted && asked === query && queryProblem(selection, query) === undefined;
  const { data, error } = useQuery({
    queryKey: ['customers', 'suggestions', selection, asked],
    queryFn: ({ signal }) => suggest({ selection, query: asked }, session, signal),
    enabled: isAsked,
    // Whoever types the same again wants to see it as it is now.
    gcTime: 0,
  });
  const found = isAsked ? (data ?? failed(error)) : undefined;
  const keys = found ? keysOf(found) : [];
  const at = chosenKey === undefined ? -1 : keys.indexOf(chosenKey);

  const close = () => {
    setWanted(false);
    setChosenKey(undefined);
  };

  /** True for a key that has done its work here. */
  function onKey({ key, nativeEvent }: KeyboardEvent): boolean {
    if (nativeEvent.isComposing) return false;
    if (key === 'Escape' && found) {
      close();
      return true;
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    setWanted(true);
    const step = key === 'ArrowDown' ? 1 : -1;
    // Beyond either end is the text itself, and Enter searches for it.
    const next = ((at + 1 + step + keys.length + 1) % (keys.length + 1)) - 1;
    setChosenKey(keys[next]);
    return true;
  }

  return {
    found,
    chosenKey: at < 0 ? undefined : chosenKey,
    /** What Enter opens: a suggestion, all results, or nothing while the keys have chosen nothing. */
    chosen: at < 0 ? undefined : chosenKey === ALL ? ALL : entriesOf(found)[at],
    onKey,
    open: () => {
      setWanted(true);
      setChosenKey(undefined);
    },
    close,
  } as const;
}

const entriesOf = (found: Suggestions | undefined): Suggestion[] =>
  found?.groups.flatMap(({ entries }) => entries) ?? [];

function keysOf(found: Suggestions): string[] {
  return [...entriesOf(found).map(({ key }) => key), ...(found.total > 0 ? [ALL] : [])];
}

function failed(error: Error | null): Suggestions | undefined {
  return error ? { groups: [], total: 0, problems: [error.message] } : undefined;
}
