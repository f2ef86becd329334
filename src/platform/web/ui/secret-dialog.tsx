import { Button, CopyButton, Stack, Text, TextInput } from '@mantine/core';
import { texts } from '../texts.ts';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';

interface SecretDialogProps {
  title: string;
  /** What the field is called. */
  label: string;
  secret: string;
  /** What to do with it. */
  children: string;
  onClose: () => void;
}

/** The one time that a secret is shown. It closes by its button alone, so that nobody loses it by a slip. */
export function SecretDialog({ title, label, secret, children, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title}>
      <Stack gap="md">
        <Text>{children}</Text>
        <TextInput
          label={label}
          value={secret}
          readOnly
          data-autofocus
          ff="monospace"
          onFocus={(event) => event.currentTarget.select()}
        />
        <DialogFoot>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? texts.secrets.copied : texts.secrets.copy}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{texts.secrets.haveSaved}</Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
