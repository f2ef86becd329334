import type { Attachment } from '#areas/attachments/contract.ts';
import { fileKey } from '#areas/attachments/rules.ts';
import {
  attachPdf,
  loadOwnFile,
  removePdf,
  type StoredPdf,
  storePdf,
} from '#areas/attachments/server/public.ts';
import type { Contract } from '#areas/finance-contracts/contract.ts';
import { FILE_TYPE } from '#areas/finance-contracts/rules/agreement.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import type { Agreement } from '#platform/server/pdf/agreement.ts';
import { printAgreement } from '#platform/server/pdf/print.ts';
import type { PaperSummary } from './signing.ts';

/** A paper that is to be printed, and what it is called. */
export interface Paper {
  agreement: Agreement;
  filename: string;
  description: string;
  /** What the page shows of it to whoever signs it. */
  summary: PaperSummary;
}

export interface StoredPaper extends Omit<Paper, 'agreement'> {
  pdf: StoredPdf;
  path: string;
}

interface Outside {
  session: Session;
  files: FileStore;
}

/** Prints and stores a paper while no transaction waits for it; it goes again when the work with it fails. */
export async function withStoredPaper<Result>(
  { session, files }: Outside,
  { agreement, ...paper }: Paper,
  work: (stored: StoredPaper) => Promise<Result>,
): Promise<Result> {
  const { masterId } = session;
  const pdf = await storePdf(files, masterId, await printAgreement(agreement, { session }));
  const path = pathOf({
    masterId,
    yearWeekFolder: pdf.year_week_folder,
    guId: pdf.guid,
    fileExtension: '.pdf',
  });
  try {
    return await work({ ...paper, pdf, path });
  } catch (error) {
    await removePdf(files, masterId, pdf).catch(() => undefined);
    throw error;
  }
}

/** Gives the paper its row beside the contract. */
export async function attachPaper(
  db: Db,
  session: Session,
  { id: recordId, customerID: customerId }: Contract,
  { filename, description, pdf }: StoredPaper,
): Promise<number> {
  const names = { type: FILE_TYPE, filename, description };
  const file = await attachPdf(db, session, {
    ...names,
    tableName: 'premiumFinance',
    recordId,
    customerId,
    pdf,
  });
  return file.id;
}

export async function filePathOf(db: Db, session: Session, attachmentId: number): Promise<string> {
  return pathOf(await loadOwnFile(db, session, attachmentId));
}

type Place = Pick<Attachment, 'masterId' | 'yearWeekFolder' | 'guId' | 'fileExtension'>;

function pathOf(place: Place): string {
  return `/${fileKey(place)}`;
}
