import { mailGivenUp } from '../figures.ts';
import { isFinalFailure } from './is-final.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';

/** For a job: false when no further try would help. Whatever else goes wrong is tried again. */
export async function sendUnlessRefused(mailer: Mailer, kind: string, mail: Mail): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    if (!isFinalFailure(error) || isOfSender(error)) throw error;
    mailGivenUp.inc({ kind });
    return false;
  }
}

/** The operator's own address was refused: once that is put right, the same mail goes out. */
const isOfSender = (error: unknown) =>
  error instanceof Error && 'command' in error && error.command === 'MAIL FROM';
