import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { CallError, UNREACHED } from '#platform/web/api/call-error.ts';
import { paperToSign } from '../sign-contract.ts';
import type { Words } from '../words.ts';

/** What the link shows; asked for once, and again when something was refused. */
export function paperQuery(token: string) {
  return queryOptions({
    queryKey: ['sign', token],
    queryFn: ({ signal }) => call(paperToSign, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

export const isRefused = (error: unknown, status: number) =>
  error instanceof CallError && error.status === status;

/** Why a call failed, in the language of the page; what the server says of a field comes as it is. */
export function failureIn(words: Words, error: unknown): string {
  if (isRefused(error, UNREACHED)) return words.notReached;
  if (isRefused(error, 429)) return words.tooMany;
  return error instanceof Error ? error.message : String(error);
}
