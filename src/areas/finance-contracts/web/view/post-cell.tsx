import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { FinancePost } from '#areas/finance-gateway/contract.ts';
import { offersManual } from '#areas/finance-gateway/rules.ts';
import { PostAlert, usePostManually, useTryPost } from '#areas/finance-gateway/web/public.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { Contract } from '../../contract.ts';
import { useReloadContract } from '../contract-queries.ts';
import { viewTexts } from '../texts/view.ts';
import classes from './post-cell.module.css';
import { canTryAgain, postWords } from './post-words.ts';

interface PostCellProps {
  post: FinancePost | null;
  contract: Contract;
}

/** How far a payment has come on its way to the finance company, and another try for one that failed. */
export function PostCell({ post, contract }: PostCellProps) {
  if (!canTryAgain(post)) {
    const words = postWords(post);
    return post ? words : <span className={classes.none}>{words}</span>;
  }
  return <FailedPost post={post} contract={contract} />;
}

function FailedPost({ post, contract }: PostCellProps & { post: FinancePost }) {
  const [answered, setAnswered] = useState<FinancePost>();
  const tried = useTryPost();
  const manual = usePostManually();
  const reload = useReloadContract(contract.id, contract.customerID);

  async function tryAgain(): Promise<void> {
    const answer = await tried.mutateAsync(post.id);
    if (answer.posted !== 'posted') return setAnswered(answer);
    toastDone(viewTexts.posting.done);
    await reload();
  }

  async function postManually(): Promise<void> {
    setAnswered(await manual.mutateAsync(post.id));
  }

  /** The row changes once the alert has been read. */
  function close(): void {
    setAnswered(undefined);
    void reload();
  }

  return (
    <Group gap={6} wrap="wrap" title={post.message}>
      <StateBadge tone="problem">{postWords(post)}</StateBadge>
      <Button
        size="compact-xs"
        variant="default"
        loading={tried.isPending}
        disabled={manual.isPending}
        onClick={() => void tryAgain().catch(toastProblem)}
      >
        {viewTexts.posting.tryAgain}
      </Button>
      {offersManual(post) && (
        <Button
          size="compact-xs"
          variant="default"
          loading={manual.isPending}
          disabled={tried.isPending}
          onClick={() => void postManually().catch(toastProblem)}
        >
          {viewTexts.posting.postManually}
        </Button>
      )}
      {answered && <PostAlert post={answered} onClose={close} />}
    </Group>
  );
}
