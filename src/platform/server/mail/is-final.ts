import { BadMail } from './mail.ts';

/** True for a refusal that the same mail would meet again: an SMTP answer of 500 and above, or a bad mail. */
export function isFinalFailure(error: unknown): boolean {
  if (error instanceof BadMail) return true;
  if (!(error instanceof Error)) return false;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return responseCode >= 500 && code !== 'EAUTH';
  return code === 'EENVELOPE';
}
