import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AccountHit, QUERY_MIN } from '../contract.ts';
import { hitsQuery } from './account-queries.ts';

/** How long after the last keystroke hits are requested. */
const PAUSE_MS = 200;

export const LIST_ID = 'account-hits';
export const optionId = (id: number) => `account-hit-${id}`;

export interface AccountSearch {
  text: string;
  /** Absent until the first answer. */
  hits: readonly AccountHit[] | undefined;
  problem: string | undefined;
  /** Where Enter leads; none while what is shown was found by an earlier text. */
  chosen: AccountHit | undefined;
  isShown: boolean;
  type: (text: string) => void;
  move: (step: number) => void;
  /** Opens the chosen hit, or the first one as soon as it is found. */
  enter: () => void;
  show: () => void;
  hide: () => void;
  reset: () => void;
}

/** What is typed into the typeahead, what was found by it, and which of the hits is chosen. */
export function useAccountHits(onOpen: (hit: AccountHit) => void): AccountSearch {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const [at, setAt] = useState(0);
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery(hitsQuery(asked));
  const isShown = isWanted && text.trim().length >= QUERY_MIN && asked.trim().length >= QUERY_MIN;
  const hits = error ? undefined : data?.results;
  const count = hits?.length ?? 0;
  const isFresh = asked === text && !isPlaceholderData;
  const chosen = isShown && isFresh ? hits?.[Math.min(at, count - 1)] : undefined;

  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isEntered && chosen) open(chosen);
  }, [isEntered, chosen]);

  return {
    text,
    hits,
    problem: error?.message,
    chosen,
    isShown,
    type: (typed) => {
      setText(typed);
      setAt(0);
      setEntered(false);
      setWanted(true);
    },
    move: (step) => {
      setWanted(true);
      if (isShown && count > 0) setAt((Math.min(at, count - 1) + step + count) % count);
    },
    enter: () => {
      setEntered(true);
      setWanted(true);
    },
    show: () => setWanted(true),
    hide: () => {
      setEntered(false);
      setWanted(false);
    },
    reset: () => {
      setText('');
      setEntered(false);
      setWanted(false);
    },
  };
}
