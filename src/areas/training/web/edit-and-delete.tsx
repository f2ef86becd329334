import { Button, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { texts } from './texts.ts';
import type { UpkeepSearch } from './upkeep-search.ts';

interface EditAndDeleteProps {
  /** What the row is called. */
  name: string;
  /** The address that opens its form. */
  edit: UpkeepSearch;
  /** What deleting it means. */
  warning: string;
  onDelete: () => Promise<unknown>;
}

/** What can be done with a row; deleting is asked for first. */
export function EditAndDelete({ name, edit, warning, onDelete }: EditAndDeleteProps) {
  const [state, setState] = useState<'asking' | 'deleting'>();

  async function deleteIt(): Promise<void> {
    setState('deleting');
    try {
      await onDelete();
      toastDone(texts.upkeep.deleted(name));
    } catch (error) {
      setState(undefined);
      toastProblem(error);
    }
  }

  return (
    <Group gap={4} wrap="nowrap">
      <LinkButton
        to="/admin/training"
        search={edit}
        size="compact-xs"
        variant="subtle"
        leftSection={<IconPencil size={14} aria-hidden />}
        aria-label={texts.upkeep.editOne(name)}
      >
        {texts.upkeep.edit}
      </LinkButton>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconTrash size={14} aria-hidden />}
        aria-label={texts.upkeep.deleteOne(name)}
        loading={state === 'deleting'}
        onClick={() => setState('asking')}
      >
        {texts.upkeep.delete}
      </Button>
      {state === 'asking' && (
        <ConfirmDialog
          title={texts.upkeep.askDelete(name)}
          confirm={texts.upkeep.delete}
          isDangerous
          onConfirm={() => void deleteIt()}
          onCancel={() => setState(undefined)}
        >
          {warning}
        </ConfirmDialog>
      )}
    </Group>
  );
}
