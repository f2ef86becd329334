import { type ReactNode, Suspense } from 'react';
import { lazyPiece } from '../connection/lazy-piece.ts';
import { texts } from '../texts.ts';
import { atFirstSign } from './at-first-sign.ts';
import { type KeyHelp, useKeysHelp } from './keys-help.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** The two widths that dialogs have, and those of dialogs with a table or a history. */
type DialogWidth = 400 | 370 | 760 | 908 | 912 | 1000;

export interface DialogProps {
  title: string;
  width?: DialogWidth;
  /** Absent while the dialog must be answered, and while it saves. */
  onClose?: () => void;
  /** What the cross is called on a page in another language. */
  closeLabel?: string;
  children: ReactNode;
}

const loadFrame = async () => ({ default: (await import('./dialog-frame.tsx')).DialogFrame });
const DialogFrame = lazyPiece(loadFrame);
atFirstSign(loadFrame);

const DIALOG_KEYS: readonly KeyHelp[] = [
  { keys: [texts.keyNames.escape], does: texts.keys.closeDialog },
  { keys: [texts.keyNames.enter], does: texts.keys.sendDialog },
];

/** Mounted when it opens, unmounted when it closes: a dialog never shows what an earlier one left. */
export function Dialog({
  title,
  width = 400,
  onClose,
  closeLabel = texts.buttons.close,
  children,
}: DialogProps) {
  useKeysHelp('everywhere', DIALOG_KEYS);
  // Mantine would do it for a dialog that it has seen opening.
  useReturnFocus();
  return (
    <Suspense>
      <DialogFrame title={title} width={width} onClose={onClose} closeLabel={closeLabel}>
        {children}
      </DialogFrame>
    </Suspense>
  );
}
