import { BadMail } from './mail.ts';

const FAILURE_MAX = 500;

/**
 * Why a mail could not be sent, for whoever sent it: what is wrong with the mail, or what the mail server means, with
 * its own answer in brackets for whoever is asked for help. Anything else speaks of machines and stays in the log.
 */
export function failureWords(error: unknown): string {
  if (isRefusedSignIn(error))
    return 'The mail server refuses the sign-in of this installation. Tell the person who runs it.';
  if (error instanceof BadMail) return inOneLine(error.message);
  if (!isAnswer(error)) return 'The mail server could not be reached.';
  return `${meaningOf(error)} (${inOneLine(error.message)})`;
}

const inOneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, FAILURE_MAX);

/** The exact code of RFC 3463 first, where the server gives one, then the plain one of RFC 5321. */
const MEANINGS: [answer: RegExp, words: string][] = [
  [/\b[45]\.3\.4\b/, 'The mail is too large for the receiver.'],
  [/\b[45]\.2\.2\b|^[45]52\b/, 'The mailbox of the receiver is full.'],
  [
    /\b5\.7\.\d+\b|^55[04]\b.*(spam|policy|blocked|reputation)/i,
    'The receiver’s mail server does not take mail from here.',
  ],
  [/\b5\.1\.\d+\b|^55[0135]\b/, 'The receiver’s mail server does not know this address.'],
  [/^4/, 'The mail server does not take the mail at the moment.'],
];

function meaningOf({ responseCode, response, message }: SmtpAnswer): string {
  const answer = `${responseCode} ${response ?? message}`;
  return MEANINGS.find(([pattern]) => pattern.test(answer))?.[1] ?? 'The mail server refused the mail.';
}

interface SmtpAnswer extends Error {
  responseCode: number;
  response?: string;
}

function isRefusedSignIn(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH';
}

function isAnswer(error: unknown): error is SmtpAnswer {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}
