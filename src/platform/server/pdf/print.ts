import type { CallOutside } from '../http/call.ts';
import { refuse } from '../http/refusal.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { TooMuch } from '../threads/too-much.ts';
import type { Agreement } from './agreement.ts';
import type { CopiedPaper } from './copies.ts';
import type { Letter } from './letter.ts';
import type { Paper } from './paper.ts';
import type { PrintJobs } from './print-thread.ts';

type Pdf = Uint8Array<ArrayBuffer>;
type Asking = Pick<CallOutside<never>, 'session' | 'reply'>;

/** Three, since a paper takes hundredths of a second and a hostile one all of its time. */
const printing = new ThreadPool<PrintJobs>({
  script: new URL('./print-thread.ts', import.meta.url),
  atOnce: 3,
  mostMs: 15_000,
  mostMegabytes: 256,
  busy: 'Others are printing right now. Try again in a moment.',
});
const TOO_LONG = 'This is too long to print. Shorten it, or choose fewer pages.';

/** A paper and what its file is called. */
export interface Printout<Kind = Paper> {
  paper: Kind;
  filename: string;
}

/** The last step of a call that answers a paper: its PDF, to be shown. */
export async function sendPaper({ paper, filename }: Printout, asking: Asking): Promise<Pdf> {
  return shown(await printPaper(asking.session.masterId, paper), filename, asking);
}

/** The same of a paper that comes in copies. */
export async function sendCopies({ paper, filename }: Printout<CopiedPaper>, asking: Asking): Promise<Pdf> {
  return shown(await printed(printing.run(asking.session.masterId, 'copies', paper)), filename, asking);
}

function shown(pdf: Pdf, filename: string, { reply }: Asking): Pdf {
  void reply.header('content-disposition', `inline; filename="${filename}"`);
  return pdf;
}

/** A paper as the bytes of a PDF, to be kept or mailed. */
export function printPaper(masterId: number, paper: Paper): Promise<Pdf> {
  return printed(printing.run(masterId, 'paper', paper));
}

/** A letter, to be shown. */
export function sendLetter(letter: Letter, { session }: Asking): Promise<Pdf> {
  return printed(printing.run(session.masterId, 'letter', letter));
}

/** An agreement as the bytes of a PDF, to be stored. */
export function printAgreement(agreement: Agreement, { session }: Pick<Asking, 'session'>): Promise<Pdf> {
  return printed(printing.run(session.masterId, 'agreement', agreement));
}

async function printed(pdf: Promise<Pdf>): Promise<Pdf> {
  try {
    return await pdf;
  } catch (error) {
    throw error instanceof TooMuch ? refuse.fields({ paper: [TOO_LONG] }) : error;
  }
}
