import { useEffect, useEffectEvent } from 'react';

const forms = new Set<() => boolean>();

/** Registers a form while it is on the screen: a session that ends then is signed in again over the page. */
export function useUnsavedChanges(isDirty: () => boolean): void {
  const ask = useEffectEvent(isDirty);
  useEffect(() => {
    const form = () => ask();
    forms.add(form);
    return () => {
      forms.delete(form);
    };
  }, []);
}

export function hasUnsavedChanges(): boolean {
  return [...forms].some((isDirty) => isDirty());
}
