import { useEffect, useRef } from 'react';
import { useUndoKey } from '#platform/web/ui/use-undo-key.ts';
import classes from './closed-undo.module.css';
import { commonTexts } from './texts/common.ts';
import type { ClosedTask } from './use-closed-here.ts';

interface ClosedUndoProps {
  closed: ClosedTask;
  /** The button that closed it has gone, and the focus with it. */
  takesFocus?: boolean;
}

/** The way back, beside what was closed. */
export function ClosedUndo({ closed: { task, undo }, takesFocus = false }: ClosedUndoProps) {
  const button = useRef<HTMLButtonElement>(null);
  useUndoKey(undo);
  useEffect(() => {
    if (takesFocus && isFocusLost()) button.current?.focus({ preventScroll: true });
    const row = button.current?.closest<HTMLElement>('tr, li');
    return () => {
      // The row is open again, or goes; its tick is back then.
      if (isFocusLost()) (row?.matches('tr') ? row : row?.querySelector('button'))?.focus();
    };
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      className={`mantine-focus-auto ${classes.undo}`}
      aria-label={commonTexts.undoClosing(task.id)}
      aria-keyshortcuts="Control+Z Meta+Z"
      title={commonTexts.undoKey}
      onClick={undo}
    >
      {commonTexts.undo}
    </button>
  );
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
