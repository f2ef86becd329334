import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNoun } from '#areas/customers/web/public.ts';
import { useMenu } from '#areas/menu/web/public.ts';
import { useSession } from '#areas/session/web/public.ts';
import { recentRecords } from '#platform/web/ui/recent-records.ts';
import { arrange, moved } from './arrange.ts';
import type { Entry } from './entry.ts';
import type { KeptKeys } from './kept-keys.ts';
import { openActions } from './open-actions.ts';
import { openScreens } from './open-screens.ts';
import { actionsQuery } from './palette-queries.ts';
import { recentEntries } from './recent-entries.ts';
import { recordOnScreen } from './record-on-screen.ts';
import { useRecords } from './use-records.ts';

/** How long after the last keystroke records are requested. */
const PAUSE_MS = 200;

/** What is typed, what was found by it, and which entry is chosen: the first unless the keys say otherwise. */
export function usePalette(kept: KeptKeys, onOpen: (entry: Entry) => void) {
  const [typed, setTyped] = useState(kept.text);
  const [chosenKey, setChosenKey] = useState<string>();
  const [isEntered, setEntered] = useState(kept.isEntered);
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, PAUSE_MS);

  const session = useSession();
  const menu = useMenu();
  const { noun, Nouns } = useNoun();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { records, problems, isWaiting } = useRecords(text, asked);
  const screens = openScreens(session, menu);
  const search = useLocation({ select: ({ search }) => search });
  const { data: onScreen } = useQuery(actionsQuery(recordOnScreen(path, search)));
  const actions = openActions(
    session,
    {
      path,
      customerId: onScreen?.customerId,
      leadId: onScreen?.leadId,
      ofRecord: onScreen?.actions,
      hasTour: session.tour !== null,
    },
    noun,
  );
  const recent = recentEntries(recentRecords(), path);
  const sections = arrange(text, { screens, actions, recent, records }, Nouns);

  const entries = sections.flatMap((section) => section.entries);
  const found = entries.findIndex(({ key }) => key === chosenKey);
  const at = Math.max(0, found);
  const chosen = entries[at];

  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isEntered && chosen) open(chosen);
  }, [isEntered, chosen]);

  return {
    typed,
    text,
    sections,
    chosen,
    problems,
    isWaiting,
    type: (next: string) => {
      setTyped(next);
      setChosenKey(undefined);
      setEntered(false);
    },
    /** Opens what is chosen, or the first that is found as soon as it is. */
    enter: () => setEntered(true),
    /** False for a key that moves nothing. */
    move: (key: string): boolean => {
      const next = moved(key, at, entries.length);
      if (next !== undefined) setChosenKey(entries[next]?.key);
      return next !== undefined;
    },
  };
}

export type Palette = ReturnType<typeof usePalette>;
