import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { oneSpaced } from '#platform/shared/contact-fields.ts';
import { canMeet, type Duplicate, type Facts, type TypedPerson } from '#platform/shared/duplicates.ts';
import { phoneDigits } from '#platform/shared/phones.ts';
import { CallError } from '../api/call-error.ts';

/** How long after the last keystroke somebody is looked for. */
const PAUSE_MS = 300;

interface Options<Typed> {
  /** The first part of the query's key: the area. */
  area: string;
  /** Nothing in a form that edits. */
  typed: Typed | undefined;
  ask: (typed: Typed, signal: AbortSignal) => Promise<{ results: Duplicate[] }>;
}

export interface Duplicates {
  /** The records that are here already, as far as the screen shows it for what is typed now. */
  found: readonly Duplicate[];
  /** What a form that adds sends along: whoever has seen the notice means it. */
  flag: { evenIfDuplicate?: boolean };
  /** Sends; a refusal because of somebody whom the screen has not shown yet asks the person. */
  sending: <Stored>(send: () => Promise<Stored>) => Promise<Stored>;
  /** True while the person is asked. */
  isAsking: boolean;
  stopAsking: () => void;
}

/**
 * What is compared of what is typed. A field that is left shows its number in another form: that is no news, and must
 * not take the notice away under the pointer.
 */
function compared<Typed extends TypedPerson & Facts>(typed: Typed): Typed {
  return {
    ...typed,
    firstName: oneSpaced(typed.firstName.trim()),
    lastName: oneSpaced(typed.lastName.trim()),
    businessName: oneSpaced(typed.businessName.trim()),
    phone: phoneDigits(typed.phone),
    phone2: phoneDigits(typed.phone2),
    email: typed.email.trim(),
  };
}

/** Looks, while somebody is typed into a form, whether they are here already. */
export function useDuplicates<Typed extends TypedPerson & Facts>({
  area,
  typed,
  ask,
}: Options<Typed>): Duplicates {
  const now = typed && canMeet(typed) ? JSON.stringify(compared(typed)) : '';
  const [settled] = useDebouncedValue(now, PAUSE_MS);
  const [told, setTold] = useState<{ typed: string; found: readonly Duplicate[] }>();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: [area, 'duplicates', settled],
    queryFn: ({ signal }) => ask(JSON.parse(settled) as Typed, signal),
    enabled: settled !== '',
    // A hint: what cannot be asked now is asked again when the form is saved.
    retry: false,
    staleTime: 0,
  });
  const looked = settled === now && now !== '' ? data?.results : undefined;
  const found = (told?.typed === now ? told.found : looked) ?? [];

  async function sending<Stored>(send: () => Promise<Stored>): Promise<Stored> {
    try {
      return await send();
    } catch (error) {
      if (error instanceof CallError && error.duplicates.length > 0) {
        setTold({ typed: now, found: error.duplicates });
        setAsking(true);
      }
      throw error;
    }
  }

  return {
    found,
    flag: typed ? { evenIfDuplicate: found.length > 0 } : {},
    sending,
    isAsking,
    stopAsking: () => setAsking(false),
  };
}
