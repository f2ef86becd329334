import { Button, List, Stack, Text } from '@mantine/core';
import { texts } from '../texts.ts';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';

interface ErrorDialogProps {
  /** What did not work, such as "The customer was not saved". */
  title: string;
  messages: string[];
  /** The words of its button. */
  ok?: string;
  onClose: () => void;
}

/** The error popup: says what went wrong where a long form would hide it. */
export function ErrorDialog({ title, messages, ok = texts.buttons.ok, onClose }: ErrorDialogProps) {
  return (
    <Dialog title={title} width={370} onClose={onClose}>
      <Stack gap="md" role="alert">
        {messages.length === 1 ? (
          <Text style={{ whiteSpace: 'pre-line' }}>{messages[0]}</Text>
        ) : (
          <List>
            {messages.map((message) => (
              <List.Item key={message}>{message}</List.Item>
            ))}
          </List>
        )}
        <DialogFoot>
          <Button onClick={onClose} data-autofocus>
            {ok}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
