import { BadMail } from './mail.ts';

const FAILURE_MAX = 500;

/**
 * Why a mail could not be sent, for whoever sent it: what the mail server answered, or what is wrong with the mail.
 * Anything else speaks of machines and stays in the log.
 */
export function failureWords(error: unknown): string {
  if (isRefusedSignIn(error))
    return 'The mail server refuses the sign-in of this installation. Tell the person who runs it.';
  if (!(error instanceof BadMail) && !isAnswer(error)) return 'The mail server could not be reached.';
  return error.message
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, FAILURE_MAX);
}

function isRefusedSignIn(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH';
}

function isAnswer(error: unknown): error is Error {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}
