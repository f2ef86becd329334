import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import * as contract from '../contract.ts';
import * as sign from '../sign-contract.ts';
import { contractExists, listRequests } from './list-store.ts';
import { resendSignature } from './resend-signature.ts';
import { notePaperViewed, sendPaperFile, sendSignedCopy, showPaper } from './show-paper.ts';
import { declinePaper, signPaper } from './sign-paper.ts';

export function signatureRoutes(mount: Mount): void {
  mount(contract.contractSignatures, async ({ db, params }) => {
    if (!(await contractExists(db, params.id))) throw refuse.notFound();
    return { results: await listRequests(db, params.id) };
  });
  mount(contract.resendSignature, resendSignature);
  mount(sign.paperToSign, showPaper);
  mount(sign.paperFile, sendPaperFile);
  mount(sign.paperViewed, notePaperViewed);
  mount(sign.signPaper, signPaper);
  mount(sign.signedCopy, sendSignedCopy);
  mount(sign.declinePaper, declinePaper);
}
