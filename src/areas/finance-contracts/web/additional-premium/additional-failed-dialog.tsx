import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { texts } from '../texts.ts';

interface AdditionalFailedDialogProps {
  message: string;
  onBack: () => void;
  onClose: () => void;
}

export function AdditionalFailedDialog({ message, onBack, onClose }: AdditionalFailedDialogProps) {
  return (
    <Dialog title={texts.additional.notSaved} width={370} onClose={onClose}>
      <Stack gap="md" role="alert">
        <Text>{message}</Text>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {texts.additional.close}
          </Button>
          <Button onClick={onBack} data-autofocus>
            {texts.additional.back}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
