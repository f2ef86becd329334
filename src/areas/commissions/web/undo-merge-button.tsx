import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { Tip } from '#platform/web/ui/tip.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { FileView } from '../contract.ts';
import { useUndoMerge } from './commission-queries.ts';
import { texts } from './texts.ts';

/** Shown on a file as long as nothing in it has changed since files were merged into it. */
export function UndoMergeButton({ file: { id, merge } }: { file: FileView['file'] }) {
  const { mutateAsync, isPending } = useUndoMerge();
  if (!merge) return null;
  return (
    <Tip label={texts.merge.merged(merge.by, merge.files, dayOf(merge.at))}>
      <Button
        variant="default"
        size="xs"
        loading={isPending}
        leftSection={<IconArrowBackUp size={15} aria-hidden />}
        onClick={() =>
          void mutateAsync(id).then(() => toastDone(texts.merge.undone(merge.files)), toastProblem)
        }
      >
        {texts.merge.undo}
      </Button>
    </Tip>
  );
}
