import { DialogFoot } from '../ui/dialog-foot.tsx';
import { SaveButtons, type SaveButtonsProps } from './save-buttons.tsx';

/** Below the form of a dialog or of a card. */
export function DialogButtons(props: SaveButtonsProps) {
  return (
    <DialogFoot>
      <SaveButtons {...props} />
    </DialogFoot>
  );
}
