import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const TYPING_MS = 200;

/** A record as a field offers it. */
export interface Found {
  id: number;
  name: string;
}

/** How the records of one kind are found by what somebody types into a field. */
export interface Finder {
  /** The first part of the key that its answers are kept by. */
  key: string;
  /** What is wrong with what was typed; nothing is asked for then. */
  problemOf: (typed: string) => string | undefined;
  find: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>;
  words: () => FinderWords;
}

interface FinderWords {
  label: string;
  placeholder: string;
  noMatch: string;
}

/** A finder of records whose numbers are asked for; the button stands in the field for the number. */
export interface NumberFinder extends Finder {
  words: () => FinderWords & { button: string };
}

interface FoundRecords {
  found: readonly Found[];
  /** Said in place of a list; while nothing was typed, or the first answer is on its way, there is nothing to say. */
  problem: string | undefined;
}

/** The records that match what is being typed; while more is typed, the former ones stay. */
export function useFound({ key, problemOf, find, words }: Finder, typed: string): FoundRecords {
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const problem = query === '' ? undefined : problemOf(query);
  const isAsked = query !== '' && problem === undefined;
  const { data, error } = useQuery({
    queryKey: [key, 'found', query],
    queryFn: ({ signal }) => find(query, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || error) return { found: [], problem: problem ?? error?.message };
  return { found: data ?? [], problem: data && words().noMatch };
}
