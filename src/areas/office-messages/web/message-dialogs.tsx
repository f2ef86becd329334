import { Button, Group, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import type { OfficeMessage } from '../contract.ts';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { messageQuery } from './message-queries.ts';
import { texts } from './texts.tsx';

/** Done means saved or deleted: nothing typed is left to ask about. */
export type OnClose = (isDone?: true) => void;

interface MessageDialogsProps {
  /** The message that is edited, or `create`. */
  message: number | 'create' | undefined;
  /** The message to delete. */
  remove: number | undefined;
  onClose: OnClose;
}

/** What the address bar says is open. None of these dialogs answers the backdrop or the Escape key. */
export function MessageDialogs({ message, remove, onClose }: MessageDialogsProps) {
  if (message === 'create') return <CreateDialog onClose={onClose} />;
  if (message !== undefined)
    return (
      <Stored key={message} id={message} onClose={onClose}>
        {(stored) => <EditDialog message={stored} onClose={onClose} />}
      </Stored>
    );
  if (remove !== undefined)
    return (
      <Stored key={remove} id={remove} onClose={onClose}>
        {(stored) => <DeleteDialog message={stored} onClose={onClose} />}
      </Stored>
    );
  return null;
}

interface StoredProps {
  id: number;
  onClose: OnClose;
  children: (message: OfficeMessage) => ReactNode;
}

function Stored({ id, onClose, children }: StoredProps) {
  const query = useQuery(messageQuery(id));
  const { data, error } = query;
  if (data) return children(data);
  return (
    <Dialog title={texts.dialogs.officeMessage}>
      {error ? (
        <Stack gap="md">
          <RetryProblem query={query} />
          <DialogFoot>
            <Button onClick={() => onClose()} data-autofocus>
              {texts.dialogs.close}
            </Button>
          </DialogFoot>
        </Stack>
      ) : (
        <Group justify="center">
          <Loader size="sm" aria-label={texts.dialogs.loading} />
        </Group>
      )}
    </Dialog>
  );
}
