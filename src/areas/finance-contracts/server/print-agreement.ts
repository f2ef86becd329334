import {
  attachPdf,
  loadOwnFile,
  removePdf,
  type StoredPdf,
  storePdf,
} from '#areas/attachments/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { printAgreement as printPdf } from '#platform/server/pdf/print.ts';
import { whyClosed } from '#platform/shared/gates.ts';
import type { financeAgreement } from '../agreement-contract.ts';
import type { Contract } from '../contract.ts';
import { CONTRACT_LOG } from '../log.ts';
import { AGREEMENT_GATES, agreedTerms, agreementFormOf, FILE_TYPE, whyNotPrint } from '../rules/agreement.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { type AgreementFacts, agreementOf } from './agreement-paper.ts';
import { findAgreement, findParties, insertAgreement } from './agreement-store.ts';
import { contractKind, loadContract } from './load-contract.ts';
import { listPoliciesOf } from './policy-store.ts';

interface Prepared {
  version: number;
  /** Nothing when that version was printed before. */
  pdf: StoredPdf | undefined;
}

/** The paper is made and stored while no transaction waits for it. */
export const printAgreement: PreparedCall<typeof financeAgreement, Prepared> = {
  async before({ session, params, files, database }) {
    const facts = await database.asTenant(session, (db) => factsFor(db, session, params.id));
    const { version } = facts.contract;
    if (facts.isPrinted) return { version, pdf: undefined };
    const bytes = await printPdf(agreementOf(facts), { session });
    return { version, pdf: await storePdf(files, session.masterId, bytes) };
  },

  async within({ db, session, params }, { version, pdf }) {
    const contract = await contractKind(session).lock(db, params.id);
    if (!contract) throw refuse.notFound();
    // Of two at the same time the second finds the file of the first; a sweep removes its own.
    const printed = await findAgreement(db, contract.id, version);
    if (printed !== undefined) return loadOwnFile(db, session, printed);
    if (!pdf) throw refuse.conflict('The agreement is no longer there. Print it again.');
    return keep(db, session, contract, { version, pdf });
  },

  otherwise: async ({ pdf }, { files, session }) => pdf && removePdf(files, session.masterId, pdf),
};

/** What the paper says, once this person may print it and nothing is in the way. */
async function factsFor(
  db: Db,
  session: Session,
  id: number,
): Promise<AgreementFacts & { contract: Contract; isPrinted: boolean }> {
  const contract = await loadContract(db, session, id);
  const form = agreementFormOf(contract.company);
  const shut = form && whyClosed(AGREEMENT_GATES[form], session);
  if (shut) throw refuse.forbidden(shut);
  const why = whyNotPrint(contract);
  const terms = agreedTerms(contract);
  if (why || !form || !terms) throw refuse.conflict(why ?? 'This contract has no agreement to print.');
  return {
    contract,
    form: (texts) => texts.form(form),
    terms,
    parties: await findParties(db, id, session.officeId),
    policies: await listPoliciesOf(db, id),
    isPrinted: (await findAgreement(db, id, contract.version)) !== undefined,
  };
}

interface Printed {
  /** The version that it tells of, whatever the contract has become meanwhile. */
  version: number;
  pdf: StoredPdf;
}

async function keep(db: Db, session: Session, contract: Contract, { version, pdf }: Printed) {
  const { id, customerID: customerId } = contract;
  const filename = `agreement-${id}-${version}.pdf`;
  const file = await attachPdf(db, session, {
    type: FILE_TYPE,
    tableName: 'premiumFinance',
    recordId: id,
    customerId,
    filename,
    description: `${agreementFormOf(contract.company)} Finance Agreement ${numberOf(contract)}, version ${version}`,
    pdf,
  });
  await insertAgreement(db, {
    master_id: session.masterId,
    contract_id: id,
    version,
    attachment_id: file.id,
  });
  const entry = { subject: CONTRACT_LOG.subject, subjectId: id, action: 'agreement printed' };
  await writeChange(db, session, { ...entry, after: { file: filename } });
  return file;
}
