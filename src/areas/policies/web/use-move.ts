import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Moved, MoveInput } from '../move-contract.ts';
import { useMovePolicies } from './move-queries.ts';
import { texts } from './texts.ts';

/** Moves policies, with the way back in the toast for as long as nobody changes one of them. */
export function useMove(): (body: MoveInput) => Promise<void> {
  const { mutateAsync } = useMovePolicies();
  const key = useIdempotencyKey();

  async function undo({ from, policies }: Moved): Promise<void> {
    const body = {
      policyId: policies.map(({ id }) => id),
      versions: policies.map(({ version }) => version),
      customerId: from.id,
    };
    await mutateAsync({ body, key: crypto.randomUUID() });
    toastDone(texts.move.undone(policies.length, from.name));
  }

  return async (body) => {
    const moved = await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    key.renew();
    toastUndo(texts.move.done(moved.policies.length, moved.to.name), () => undo(moved));
  };
}
