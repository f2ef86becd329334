import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';

interface AdditionalFailedDialogProps {
  message: string;
  onBack: () => void;
  onClose: () => void;
}

export function AdditionalFailedDialog({ message, onBack, onClose }: AdditionalFailedDialogProps) {
  return (
    <Dialog title="The additional premium was not saved" width={370} onClose={onClose}>
      <Stack gap="md" role="alert">
        <Text>{message}</Text>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onBack} data-autofocus>
            Back to what I entered
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
