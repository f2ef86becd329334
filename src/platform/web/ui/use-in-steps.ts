import { useDeferredValue } from 'react';

/**
 * What an answer brings is drawn at once, however long that takes. Through this it is drawn in small steps when it
 * comes after its screen, and the page takes clicks and keys meanwhile; until then it counts as not there.
 */
export function useInSteps<Value>(value: Value | undefined): Value | undefined {
  const drawn = useDeferredValue(value);
  return drawn === undefined ? undefined : value;
}
