import type { AdditionalInput } from '#areas/finance-contracts/additional-contract.ts';
import { endorseContract, loadContract } from '#areas/finance-contracts/server/public.ts';
import type { Gateways } from '#areas/finance-gateway/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { SteppedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { generateEndorsement as generateEndpoint } from '../endorsement-contract.ts';
import { whyNotGenerate } from '../rules/endorsement.ts';
import { CONTRACT_FAILED } from '../words.ts';
import { beginEndorsement, type EndorsementCall, quotedOf, type ToEndorse } from './begin-endorsement.ts';
import { endorsementPaper, newPaymentsOf } from './endorsement-paper.ts';
import { type EndorsementRow, markGenerated, markRefused, markUnanswered } from './endorsement-store.ts';
import { attachPaper, filePathOf, type StoredPaper, withStoredPaper } from './kept-paper.ts';
import { type SendForSignature, toSign } from './signing.ts';

type Results = AnswerOf<typeof generateEndpoint>['results'];

/** As a contract is generated; the paper, the policies, the ledger and the signatures are one transaction. */
export function generateEndorsement(
  gateways: Gateways,
  sendForSignature: SendForSignature,
): SteppedCall<typeof generateEndpoint> {
  return {
    async inSteps(call) {
      const begun = await call.inTransaction((db) => beginEndorsement(db, call));
      if ('done' in begun) return { results: await call.inTransaction((db) => again(db, call, begun.done)) };
      const { row, contract, customer } = begun;
      const endorsed = (await gateways(call, begun.company)?.endorse({
        operationId: row.identifier,
        quoteCode: row.quote_code,
        contractNumber: contract.contractNumber,
        requiresESignature: call.body.requiresESignature === 1,
        customerMemo: customer.memo,
      })) ?? { failure: 'There is no way to this company.', isUnanswered: true };
      if ('failure' in endorsed) {
        const mark = endorsed.isUnanswered ? markUnanswered : markRefused;
        await call.inTransaction((db) => mark(db, row.id));
        throw refuse.conflict(CONTRACT_FAILED);
      }
      const results = await withStoredPaper(call, endorsementPaper(begun, endorsed.number), (paper) =>
        call.inTransaction((db) => finish(db, call, { begun, paper }, sendForSignature)),
      );
      return { results };
    },
  };
}

interface Finished {
  begun: ToEndorse;
  paper: StoredPaper;
}

async function finish(
  db: Db,
  { session, operationId, body, jobs }: EndorsementCall,
  { begun, paper }: Finished,
  sendForSignature: SendForSignature,
): Promise<Results> {
  const { row } = begun;
  const isSent = body.requiresESignature === 1;
  let attachmentId = 0;
  const contract = await endorseContract({ db, session }, addedOf(row), termsOf(row), {
    // Of two endorsements that were quoted on one balance the second no longer holds.
    whyNot: (now) => whyNotGenerate(quotedOf(row), now),
    written: async (line_id) => {
      attachmentId = await attachPaper(db, session, begun.contract, paper);
      const columns = { generated_by: operationId, line_id, attachment_id: attachmentId, is_sent: isSent };
      if (!(await markGenerated(db, row.id, columns)))
        throw refuse.conflict('The contract of this endorsement has been generated already.');
    },
  });
  if (isSent)
    await sendForSignature(db, session, toSign(contract, paper, attachmentId, { body, begun }), jobs);
  return {
    fullFilePath: paper.path,
    entryType: 'END',
    attachmentId,
    isSentForSignature: isSent,
    contract: await loadContract(db, session, contract.id),
  };
}

/** In the words of the additional premium that it is. */
function addedOf(row: EndorsementRow): AdditionalInput {
  return {
    premiumFinanceId: row.contract_id,
    selectedPayee: row.payee,
    additionalPremium: row.premium,
    policyFee: row.policy_fee,
    tax: row.tax,
    mgaFee: row.mga_fee,
    downPayment: row.down_payment,
    amount: null,
    dateFinanced: row.effective_on,
    selectedPolicies: row.policy_ids,
    identifier: row.identifier,
  };
}

function termsOf(row: EndorsementRow) {
  return {
    presentBalance: row.present_balance,
    totalOfPayments: row.total_of_payments,
    payments: newPaymentsOf(row),
  };
}

/** This work was done before; only its answer was lost. */
async function again(db: Db, { session }: EndorsementCall, row: EndorsementRow): Promise<Results> {
  const attachmentId = row.attachment_id as number;
  return {
    fullFilePath: await filePathOf(db, session, attachmentId),
    entryType: 'END',
    attachmentId,
    isSentForSignature: row.is_sent,
    contract: await loadContract(db, session, row.contract_id),
  };
}
