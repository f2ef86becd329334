import { useRef, useState } from 'react';
import type { Words } from '../texts.ts';
import { failureIn, isRefused } from './sign-queries.ts';

/** One call at a time, with what went wrong in the language of the page; what is over shows why it is. */
export function useSending(words: Words, onEnded: () => void) {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (work: () => Promise<void>) => {
    // A second press comes before the button is grayed: the state alone would let it through.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (isRefused(error, 409)) onEnded();
      setProblem(failureIn(words, error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { send, sending, problem };
}
