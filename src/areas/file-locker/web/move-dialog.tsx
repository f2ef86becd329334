import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import type { Column } from '#platform/web/table/column.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastUndo } from '#platform/web/ui/toasts.ts';
import type { LockerItem } from '../fields.ts';
import { CIRCLE } from '../rules.ts';
import { FolderPath } from './folder-path.tsx';
import { foldersQuery, useMove } from './locker-queries.ts';
import { texts } from './texts.ts';

interface MoveDialogProps {
  item: LockerItem;
  onClose: (isDone?: true) => void;
}

/** Goes through the folders of the locker to where something is to be. */
export function MoveDialog({ item, onClose }: MoveDialogProps) {
  const [at, setAt] = useState({ folder: item.folder?.id ?? 0, page: 1 });
  const list = usePagedRows(
    foldersQuery({ officeId: item.officeId, folder: at.folder }, { page: at.page, perPage: PAGE_SIZE }),
  );
  const { mutateAsync, isPending, error } = useMove();
  const path = list.answer?.path ?? [];
  const enter = (folder: number) => setAt({ folder, page: 1 });

  function move(): void {
    // A second click comes before the button is grayed.
    if (isPending) return;
    void mutateAsync({ ...item, folder: at.folder || null }).then((moved) => {
      const { name, folder } = moved;
      toastUndo(folder ? texts.move.movedTo(name, folder.name) : texts.move.movedToTop(name), () =>
        mutateAsync({ ...moved, folder: item.folder?.id ?? null }),
      );
      onClose(true);
    }, shownBelow);
  }

  const columns: Column<LockerItem>[] = [
    {
      key: 'name',
      label: texts.move.folder,
      cell: ({ id, name }) => (
        <Group gap={6} wrap="nowrap">
          <IconFolder size={16} aria-hidden />
          {id === item.id ? (
            <Text component="span" c="dimmed" fz="inherit">
              {name}
            </Text>
          ) : (
            <Anchor component="button" type="button" fz="inherit" ta="left" onClick={() => enter(id)}>
              {name}
            </Anchor>
          )}
        </Group>
      ),
    },
  ];
  return (
    <Dialog title={texts.items.move(item.name)} {...(!isPending && { onClose: () => onClose() })}>
      <Stack gap="md">
        <FolderPath label={texts.move.where} path={path} onEnter={enter} />
        <PagedTable
          label={texts.folder.folders}
          list={list}
          search={{ page: at.page }}
          onChange={(next) => setAt({ ...at, page: readList(next).page })}
          columns={columns}
          rowKey={({ id }) => id}
          empty={texts.move.none}
        />
        <ProblemAlert>{error?.message}</ProblemAlert>
        <DialogFoot>
          <Button variant="default" disabled={isPending} onClick={() => onClose()}>
            {texts.move.cancel}
          </Button>
          <ExplainedButton why={whyNotHere(item, at.folder, path)} loading={isPending} onClick={move}>
            {texts.move.moveHere}
          </ExplainedButton>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

function whyNotHere(item: LockerItem, folder: number, path: readonly { id: number }[]): string | undefined {
  if ((item.folder?.id ?? 0) === folder) return texts.move.alreadyHere;
  return path.some(({ id }) => id === item.id) ? CIRCLE : undefined;
}

/** What went wrong is the dialog's own to say. */
const shownBelow = () => undefined;
