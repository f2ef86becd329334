import {
  attachPdf,
  keyOfFile,
  removePdf,
  type StoredPdf,
  storePdf,
} from '#areas/attachments/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { printSigned } from '#platform/server/pdf/print-signed.ts';
import type { Services } from '#platform/server/services.ts';
import { auditOf } from './audit-of.ts';
import { mailLater } from './mail-signature.ts';
import { readOriginal } from './show-paper.ts';
import { findRequest, keepSignedPaper, type RequestRow } from './store.ts';
import { announceSignatures } from './tell-agency.ts';

const FILE_TYPE = 'Signed agreement';

type Finishing = Pick<Services, 'database' | 'files' | 'jobs'>;

/** Makes the signed paper and gives it to the contract; true when it has it. May be asked again after any failure. */
export async function finishSigned(services: Finishing, masterId: number, id: number): Promise<boolean> {
  const { database, files, jobs } = services;
  const found = await database.asTenant({ masterId }, async (db) => {
    const request = await findRequest(db, id);
    return request && { request, key: await keyOfFile(db, request.attachment_id) };
  });
  if (!found?.request.signature) return false;
  if (found.request.signed_attachment_id !== null) return true;
  const original = await readOriginal(files, found);
  const signed = await printSigned(masterId, { original, audit: auditOf(found.request) });
  const pdf = await storePdf(files, masterId, signed);
  try {
    const isKept = await database.asTenant({ masterId }, async (db) => {
      if (!(await keep(db, found.request, pdf))) return false;
      await mailLater(db, jobs, masterId, { requestId: id, kind: 'copy' });
      await announceSignatures(db, masterId);
      return true;
    });
    // Somebody else was faster: theirs is the paper.
    if (!isKept) await removePdf(files, masterId, pdf);
    return true;
  } catch (error) {
    await removePdf(files, masterId, pdf);
    throw error;
  }
}

/** The creator of the file is whoever sent the request. */
async function keep(db: Db, request: RequestRow, pdf: StoredPdf): Promise<boolean> {
  const now = await findRequest(db, request.id, 'lock');
  if (!now || now.signed_attachment_id !== null) return false;
  const file = await attachPdf(
    db,
    { masterId: now.master_id, employeeId: now.sent_by },
    {
      type: FILE_TYPE,
      tableName: 'premiumFinance',
      recordId: now.contract_id,
      customerId: now.customer_id,
      filename: `signed-${now.contract_id}-${now.id}.pdf`,
      description: `${now.title}, signed by ${now.name}`.slice(0, 200),
      pdf,
    },
  );
  return keepSignedPaper(db, now.id, file.id);
}
