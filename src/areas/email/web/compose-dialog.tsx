import { Stack } from '@mantine/core';
import { useState } from 'react';
import { emptyFieldsWords } from '#areas/templates/rules.ts';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { RichTextInput } from '#platform/web/rich-text/rich-text-input.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import type { ComposeStart } from './compose-values.ts';
import { EmptyFieldsNotice } from './empty-fields-notice.tsx';
import { MailFilesArea } from './mail-files-area.tsx';
import { MessagePopup } from './message-popup.tsx';
import { OptedOutNotice } from './opted-out-notice.tsx';
import { StoredFilesDialog } from './stored-files-dialog.tsx';
import { TemplateFields } from './template-fields.tsx';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';
import { type Compose, useCompose } from './use-compose.ts';

interface ComposeDialogProps {
  start: ComposeStart;
  /** Who it goes to, for the title. */
  name: string | undefined;
  onClose: () => void;
}

/** The send-email popup. */
export function ComposeDialog({ start, name, onClose }: ComposeDialogProps) {
  const { customerId, leadId } = start;
  const compose = useCompose(start);
  const { form, mailFiles, storedFiles, isSending, isDone, message } = compose;
  const [isPicking, setPicking] = useState(false);
  const hasFiles = mailFiles.files.length > 0 || storedFiles.isChanged;
  const { isAsking, question } = useDialogGuard(
    () => !isDone && (form.isDirty() || hasFiles),
    leadId ? 'leadId' : 'customerId',
  );
  const isBusy = isSending || isAsking || isPicking || compose.asksAboutGaps || message !== undefined;

  function closeMessage(): void {
    compose.closeMessage();
    if (isDone) onClose();
  }

  return (
    <Dialog
      title={name ? texts.compose.titleTo(name) : frameTexts.tab}
      width={760}
      {...(!isBusy && { onClose })}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          compose.send();
        }}
      >
        <Stack gap="sm">
          <OptedOutNotice receiver={start} />
          <AddressFields compose={compose} customerId={customerId} />
          <TemplateFields compose={compose} receiver={start} />
          <EmptyFieldsNotice empty={compose.empty} hasPolicy={form.values.policyId !== null} />
          <RichTextInput label={texts.labels.message} {...form.getInputProps('body')} />
          <MailFilesArea
            compose={compose}
            onPick={customerId || leadId ? () => setPicking(true) : undefined}
          />
          <DialogButtons submit={{ sending: isSending }} why={whyNotSent(compose)} onCancel={onClose}>
            {texts.compose.send}
          </DialogButtons>
        </Stack>
      </form>
      {question}
      {isPicking && (
        <StoredFilesDialog
          receiver={start}
          name={name ?? 'stored'}
          attachedIds={storedFiles.files.map(({ id }) => id)}
          sizes={compose.sizes}
          sizeLimit={storedFiles.sizeLimit}
          onAttach={(files) => {
            storedFiles.add(files);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {compose.asksAboutGaps && (
        <ConfirmDialog
          title={texts.compose.askGaps}
          confirm={texts.compose.sendAnyway}
          cancel={texts.compose.goBack}
          onConfirm={compose.sendWithGaps}
          onCancel={compose.closeGaps}
        >
          {emptyFieldsWords(compose.empty, form.values.policyId !== null)}
        </ConfirmDialog>
      )}
      {message && <MessagePopup message={message} onClose={closeMessage} />}
    </Dialog>
  );
}

function whyNotSent({ isDone, isFilling }: Compose): string | undefined {
  if (isDone) return texts.compose.alreadySent;
  return isFilling ? texts.compose.stillFilling : undefined;
}
