import { Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { FileView } from '../contract.ts';
import { useUndoMerge } from './commission-queries.ts';
import { counted } from './commission-words.ts';

/** Shown on a file as long as nothing in it has changed since files were merged into it. */
export function UndoMergeButton({ file: { id, merge } }: { file: FileView['file'] }) {
  const { mutateAsync, isPending } = useUndoMerge();
  if (!merge) return null;
  const files = counted(merge.files, 'file', 'files');
  return (
    <Tooltip label={`${merge.by} merged ${files} into this one on ${dayOf(merge.at)}.`}>
      <Button
        variant="default"
        size="xs"
        loading={isPending}
        leftSection={<IconArrowBackUp size={15} aria-hidden />}
        onClick={() =>
          void mutateAsync(id).then(() => toastDone(`${files} taken apart again.`), toastProblem)
        }
      >
        Undo merge
      </Button>
    </Tooltip>
  );
}
