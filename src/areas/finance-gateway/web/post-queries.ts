import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { postManually, tryPost } from '../contract.ts';

/** One more try at posting; the answer may say that it failed again. */
export function useTryPost() {
  return useMutation({ mutationFn: (id: number) => call(tryPost, { params: { id } }) });
}

export function usePostManually() {
  return useMutation({ mutationFn: (id: number) => call(postManually, { params: { id } }) });
}
