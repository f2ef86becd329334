import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FinancePost } from '#areas/finance-gateway/contract.ts';
import { PostAlert } from '#areas/finance-gateway/web/public.ts';
import type { Receipt } from '../contract.ts';
import { postingQuery } from './receipt-queries.ts';

/** Follows the payments of a receipt that was just taken to their finance company, one alert after the other. */
export function PostWatch({ receiptId }: { receiptId: number }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(postingQuery(receiptId));
  const [closed, setClosed] = useState<readonly number[]>([]);
  const post = data && openPosts(data).find(({ id }) => !closed.includes(id));
  if (!post) return null;

  function close(id: number): void {
    setClosed([...closed, id]);
    void queryClient.invalidateQueries({ queryKey: postingQuery(receiptId).queryKey });
  }

  return <PostAlert key={post.id} post={post} onClose={() => close(post.id)} />;
}

/** Those that somebody has to know about. */
function openPosts({ lines }: Receipt): FinancePost[] {
  return lines.flatMap(({ post }) =>
    post && post.reversal === null && (post.posted === 'pending' || post.posted === 'failed') ? [post] : [],
  );
}
