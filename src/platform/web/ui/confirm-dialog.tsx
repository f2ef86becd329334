import { Button, Stack, Text } from '@mantine/core';
import { texts } from '../texts.ts';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';

interface ConfirmDialogProps {
  title: string;
  children: string;
  /** What happens on yes, in the words of the button. */
  confirm: string;
  cancel?: string;
  /** Colors the button of what cannot be undone. */
  isDangerous?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something happens; the harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog title={props.title} onClose={props.onCancel}>
      <Stack gap="md">
        <Text>{props.children}</Text>
        <DialogFoot>
          <Button variant="default" onClick={props.onCancel} data-autofocus>
            {props.cancel ?? texts.buttons.cancel}
          </Button>
          <Button
            onClick={props.onConfirm}
            {...(props.isDangerous && { color: 'var(--cd-problem)', c: 'var(--cd-surface)' })}
          >
            {props.confirm}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
