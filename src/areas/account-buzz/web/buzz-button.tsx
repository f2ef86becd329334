import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { buzzAllowedQuery, buzzSyncsQuery, isUnderWay, useAddBuzzSync } from './buzz-queries.ts';
import { texts } from './texts.ts';

/** Adds a sync of the account; shown only where the account has Agency Buzz. */
export function BuzzButton({ accountId }: { accountId: number }) {
  const { data: isAllowed = false } = useQuery(buzzAllowedQuery(accountId));
  const { data: syncs } = useQuery({ ...buzzSyncsQuery(accountId), enabled: isAllowed });
  const { mutateAsync, isPending } = useAddBuzzSync(accountId);
  const key = useIdempotencyKey();
  if (!isAllowed) return null;

  async function sync(): Promise<void> {
    try {
      await mutateAsync(key.current());
      key.renew();
      toastDone(texts.syncs.isOnItsWay);
    } catch (error) {
      key.failed(error);
      toastProblem(error);
    }
  }

  return (
    <ExplainedButton
      variant="default"
      leftSection={<IconRefresh size={15} aria-hidden />}
      why={isUnderWay(syncs?.[0]) ? texts.syncs.isUnderWay : undefined}
      loading={isPending}
      onClick={() => void sync()}
    >
      {texts.syncs.agencyBuzz}
    </ExplainedButton>
  );
}
