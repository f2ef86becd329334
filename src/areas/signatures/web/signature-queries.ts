import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { READY } from '#platform/shared/live.ts';
import { call } from '#platform/web/api/call.ts';
import { listenLive } from '#platform/web/live/listen-live.ts';
import { contractSignatures, type ResendInput, resendSignature } from '../contract.ts';
import { signaturesKey } from './signatures-key.ts';

/** What signers do is in the log of the contract. */
const logKey = (contractId: number) => ['finance-contracts', 'parts', contractId, 'log'];

export function signaturesQuery(contractId: number) {
  return queryOptions({
    queryKey: signaturesKey(contractId),
    queryFn: async ({ signal }) =>
      (await call(contractSignatures, { params: { id: contractId }, signal })).results,
  });
}

/** Asks again when the server says that a signer did something, of whichever contract that may be. */
export function useLiveSignatures(contractId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = signaturesKey(contractId);
    let isFirst = true;
    return listenLive(async (word) => {
      if (word !== 'signatures' && word !== READY) return;
      // With its first word the stream only begins, and the page was just asked for.
      const isBeginning = isFirst && word === READY;
      isFirst = false;
      const before = queryClient.getQueryData(queryKey);
      await queryClient.invalidateQueries({ queryKey });
      const isSame = queryClient.getQueryData(queryKey) === before || (isBeginning && before === undefined);
      // A signed paper is among the files as well, and all that signers do is in the log.
      if (isSame && (isBeginning || word !== READY)) return;
      void queryClient.invalidateQueries({ queryKey: ['attachments'] });
      void queryClient.invalidateQueries({ queryKey: logKey(contractId) });
    });
  }, [queryClient, contractId]);
}

export function useResend(contractId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body, key }: { id: number; body: ResendInput; key: string }) =>
      call(resendSignature, { params: { id }, body, idempotencyKey: key }),
    onSuccess: ({ results }) => {
      queryClient.setQueryData(signaturesQuery(contractId).queryKey, results);
      void queryClient.invalidateQueries({ queryKey: logKey(contractId) });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: signaturesKey(contractId) }),
  });
}
