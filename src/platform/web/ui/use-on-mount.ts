import { useEffect, useEffectEvent } from 'react';

/** Once, when the component appears; a later render with other values does not repeat it. */
export function useOnMount(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => run(), []);
}
