import { call } from '#platform/web/api/call.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { getSpeechToken, LONGEST_SECONDS, logDictation } from '../contract.ts';

export async function fetchToken(): Promise<string> {
  return (await call(getSpeechToken)).accessToken;
}

export function noteDuration(accessToken: string, startedAt: number): void {
  const duration = Math.min(LONGEST_SECONDS, Math.round((Date.now() - startedAt) / 1000));
  call(logDictation, { body: { duration, accessToken } }).catch(toastProblem);
}
