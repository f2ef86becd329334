import { useEffect, useRef, useState } from 'react';
import { LONGEST_SECONDS } from '../contract.ts';
import { fetchToken, noteDuration } from './dictation-calls.ts';
import { listen } from './speech.ts';
import { withSpoken } from './spoken-text.ts';
import { texts } from './texts.ts';

export interface DictationField {
  value: string;
  onText: (text: string) => void;
  /** The characters that the field takes. */
  most: number;
}

export interface Dictation {
  state: 'idle' | 'starting' | 'recording';
  problem: string;
  start: () => void;
  stop: () => void;
}

/** Puts what is spoken into a field. However it ends, it ends once and its duration is logged. */
export function useDictation({ value, onText, most }: DictationField): Dictation {
  const [state, setState] = useState<Dictation['state']>('idle');
  const [problem, setProblem] = useState('');
  const end = useRef<(() => void) | undefined>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      end.current?.();
    };
  }, []);

  function record(accessToken: string): void {
    const startedAt = Date.now();
    const stopListening = listen({
      onHeard: (heard) => {
        const text = withSpoken(value, heard, most);
        onText(text);
        if (text.length >= most) finish(texts.problems.full);
      },
      onProblem: finish,
      onEnd: () => finish(),
    });
    const timer = setTimeout(() => finish(), LONGEST_SECONDS * 1000);

    function finish(message = ''): void {
      if (end.current === undefined) return;
      end.current = undefined;
      clearTimeout(timer);
      stopListening();
      noteDuration(accessToken, startedAt);
      setProblem(message);
      setState('idle');
    }
    end.current = finish;
    setState('recording');
  }

  async function start(): Promise<void> {
    setProblem('');
    setState('starting');
    try {
      const token = await fetchToken();
      if (!isGone.current) record(token);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setState('idle');
    }
  }

  return { state, problem, start: () => void start(), stop: () => end.current?.() };
}
