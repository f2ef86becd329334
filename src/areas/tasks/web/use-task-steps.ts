import { useLayoutEffect } from 'react';
import { isTyping } from '#platform/web/ui/page-keys.ts';

export interface TaskSteps {
  /** Shows the task below or above in the list, in the same dialog; absent at the end of the list. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/** The ways from one task of a list to its neighbors. */
export function stepsFrom(id: number, ids: readonly number[], go: (id: number) => void): TaskSteps {
  const at = ids.indexOf(id);
  const to = (place: number) => {
    const target = at < 0 ? undefined : ids[place];
    return target === undefined ? undefined : () => go(target);
  };
  return { next: to(at + 1), previous: to(at - 1) };
}

/** Letters do something in a dialog while nothing is typed and nothing is asked over it. */
export function useDialogLetters(letters: Record<string, (() => void) | undefined>, isBusy = false): void {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // What is open over it has keys of its own.
      if (document.querySelectorAll('[role="dialog"]').length > 1) return;
      if (isBusy || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = letters[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
