import { Button, List, Stack, Text } from '@mantine/core';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import type { RefusedField } from './task-words.ts';
import { texts } from './texts.ts';

interface RefusedDialogProps {
  fields: readonly RefusedField[];
  onClose: () => void;
}

/** Lists what a refused save did not like; the form below keeps all that was typed. */
export function RefusedDialog({ fields, onClose }: RefusedDialogProps) {
  return (
    <Dialog title={texts.refused.title} width={370} onClose={onClose}>
      <Stack gap="md" role="alert">
        <Text>{texts.refused.intro}</Text>
        <List>
          {fields.map(({ name, messages }) => (
            <List.Item key={name}>
              <Text fw={550}>{name}</Text>
              <Text c="dimmed" fz="sm">
                {messages}
              </Text>
            </List.Item>
          ))}
        </List>
        <DialogFoot>
          <Button onClick={onClose} data-autofocus>
            {texts.refused.ok}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
