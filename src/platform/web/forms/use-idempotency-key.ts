import { useRef } from 'react';

/** A key for what this form does: every try at it carries the same, and the next thing gets a new one. */
export function useIdempotencyKey(): { current: () => string; renew: () => void } {
  const key = useRef<string>(undefined);
  return {
    current: () => {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    renew: () => {
      key.current = undefined;
    },
  };
}
