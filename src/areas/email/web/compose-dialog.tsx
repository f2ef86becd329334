import { Button, Group, Stack } from '@mantine/core';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { RichTextInput } from '#platform/web/rich-text/rich-text-input.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import type { ComposeStart } from './compose-values.ts';
import { MailFilesArea } from './mail-files-area.tsx';
import { MessagePopup } from './message-popup.tsx';
import { TemplateFields } from './template-fields.tsx';
import { useCompose } from './use-compose.ts';

interface ComposeDialogProps {
  start: ComposeStart;
  /** Who it goes to, for the title. */
  name: string | undefined;
  onClose: () => void;
}

/** The send-email popup. */
export function ComposeDialog({ start, name, onClose }: ComposeDialogProps) {
  const compose = useCompose(start);
  const { form, mailFiles, isSending, isDone, message } = compose;
  const hasWork = () => !isDone && (form.isDirty() || mailFiles.files.length > 0);
  const { isAsking, question } = useDialogGuard(hasWork, 'customerId');
  const isBusy = isSending || isAsking || message !== undefined;

  function closeMessage(): void {
    compose.closeMessage();
    if (isDone) onClose();
  }

  return (
    <Dialog title={name ? `Email to ${name}` : 'Email'} width={760} {...(!isBusy && { onClose })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void compose.send();
        }}
      >
        <Stack gap="sm">
          <AddressFields compose={compose} customerId={start.customerId} />
          <TemplateFields compose={compose} customerId={start.customerId} />
          <RichTextInput label="Message" {...form.getInputProps('body')} />
          <MailFilesArea
            mailFiles={mailFiles}
            prefilled={compose.prefilled}
            onRemovePrefilled={compose.removePrefilled}
            combine={form.values.combine}
            onCombine={(combine) => form.setFieldValue('combine', combine)}
            disabled={isSending}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={isSending}>
              Cancel
            </Button>
            <Button type="submit" disabled={isSending || isDone}>
              Send
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
      {message && <MessagePopup message={message} onClose={closeMessage} />}
    </Dialog>
  );
}
