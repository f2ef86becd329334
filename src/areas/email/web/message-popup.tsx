import { Button, List, Stack, Text } from '@mantine/core';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { texts } from './texts.ts';

/** What the popup says: a confirmation in one line, or what is wrong, one line each. */
export interface Message {
  title: string;
  words: string;
  lines: readonly string[];
}

interface MessagePopupProps {
  message: Message;
  onClose: () => void;
}

export function MessagePopup({ message: { title, words, lines }, onClose }: MessagePopupProps) {
  return (
    <Dialog title={title} width={370} onClose={onClose}>
      <Stack gap="md" role="alert">
        <Text fw={lines.length > 0 ? 550 : undefined}>{words}</Text>
        {lines.length > 0 && (
          <List>
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        )}
        <DialogFoot>
          <Button onClick={onClose} data-autofocus>
            {texts.popup.ok}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
