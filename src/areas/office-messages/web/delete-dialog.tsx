import { Button, ScrollArea, Stack, Text } from '@mantine/core';
import { SafeHtml } from '#platform/web/html/safe-html.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import type { OfficeMessage } from '../contract.ts';
import type { OnClose } from './message-dialogs.tsx';
import { useDeleteMessage } from './message-queries.ts';
import { texts } from './texts.tsx';

export function DeleteDialog({ message, onClose }: { message: OfficeMessage; onClose: OnClose }) {
  const { mutateAsync, isPending, error } = useDeleteMessage();

  function deleteIt(): void {
    // A second click comes before the button is grayed.
    if (isPending) return;
    void mutateAsync(message).then(() => {
      toastDone(texts.dialogs.wasDeleted);
      onClose(true);
    }, shownBelow);
  }

  return (
    <Dialog title={texts.dialogs.deleteOfficeMessage}>
      <Stack gap="md">
        <Text fw={650}>{message.office.name}</Text>
        <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0 }}>
          <SafeHtml html={message.message} videoTitle={texts.dialogs.messageOf(message.office.name)} />
        </ScrollArea.Autosize>
        <ProblemAlert>{error?.message}</ProblemAlert>
        <DialogFoot>
          <Button variant="default" onClick={() => onClose()} disabled={isPending} data-autofocus>
            {texts.dialogs.noCancel}
          </Button>
          <Button color="var(--cd-problem)" c="var(--cd-surface)" loading={isPending} onClick={deleteIt}>
            {texts.dialogs.yesDelete}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

/** What went wrong is the dialog's own to say. */
const shownBelow = () => undefined;
