import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { CallError, UNREACHED } from '#platform/web/api/call-error.ts';
import { paperToSign } from '../sign-contract.ts';
import { SIGN_TEXTS, type Words } from '../texts.ts';

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

/** Why a call failed, in the language of the page. */
export function failureIn(words: Words, error: unknown): string {
  if (isRefused(error, UNREACHED)) return words.notReached;
  if (isRefused(error, 429)) return words.tooMany;
  const refusal = error instanceof CallError ? refusalIn(words, error) : undefined;
  if (refusal) return refusal;
  return error instanceof Error ? error.message : String(error);
}

/** What the server says of the signature comes in English, like everything of the API. */
function refusalIn({ refusals }: Words, { message, errors }: CallError): string | undefined {
  const said = [message, ...Object.values(errors).flat()];
  const names = Object.keys(refusals) as (keyof Words['refusals'])[];
  const name = names.find((each) => said.includes(SIGN_TEXTS.en.refusals[each]));
  return name && refusals[name];
}
