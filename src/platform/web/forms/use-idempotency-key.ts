import { useRef } from 'react';
import { mayBeDone } from '../api/call-error.ts';

interface IdempotencyKey {
  current: () => string;
  renew: () => void;
  /** What is tried after a refusal is another thing; what got no answer may have been done. */
  failed: (error: unknown) => void;
}

/** A key for what this form does: every try at it carries the same, and the next thing gets a new one. */
export function useIdempotencyKey(): IdempotencyKey {
  const key = useRef<string>(undefined);
  const renew = () => {
    key.current = undefined;
  };
  return {
    current: () => {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    renew,
    failed: (error) => {
      if (!mayBeDone(error)) renew();
    },
  };
}
