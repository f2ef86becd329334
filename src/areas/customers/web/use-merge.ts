import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Compared } from '../merge-contract.ts';
import type { MergePart } from '../merge-rules.ts';
import { useMergeCustomers, useUndoMerge } from './merge-queries.ts';
import { texts } from './texts.ts';

/** Merges once however often somebody clicks, and goes on to whoever stays, with the way back in the toast. */
export function useMerge({ kept, merged }: Compared) {
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const { mutateAsync, isPending } = useMergeCustomers();
  const undo = useUndoMerge();
  const [problem, setProblem] = useState<string>();

  async function merge(take: MergePart[]): Promise<void> {
    setProblem(undefined);
    try {
      const body = { other: merged.id, take, version: kept.version, otherVersion: merged.version };
      const { mergeId } = await mutateAsync({ id: kept.id, body, key: key.current() });
      toastUndo(texts.merge.done(`${merged.name} (${merged.id})`, kept.name), async () => {
        await undo.mutateAsync(mergeId);
        toastDone(texts.merge.twoAgain);
      });
      void navigate({ to: '/customer/$id', params: { id: kept.id }, replace: true });
    } catch (error) {
      key.failed(error);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return { merge, problem, isSending: isPending };
}
