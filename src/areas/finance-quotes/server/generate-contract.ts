import type { Contract } from '#areas/finance-contracts/contract.ts';
import { entryTypeOf } from '#areas/finance-contracts/rules/codes.ts';
import { approveQuoted, loadContract } from '#areas/finance-contracts/server/public.ts';
import type { Gateways, IssuedContract } from '#areas/finance-gateway/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { SteppedCall } from '#platform/server/http/call.ts';
import { Refusal, refuse } from '#platform/server/http/refusal.ts';
import type { Generated, generateContract as generateEndpoint } from '../contract.ts';
import { CONTRACT_FAILED } from '../words.ts';
import { beginContract, type GenerateCall, type ToGenerate, whyChanged } from './begin-contract.ts';
import { contractPaper } from './contract-paper.ts';
import { listPolicyFacts } from './facts-store.ts';
import { attachPaper, filePathOf, type StoredPaper, withStoredPaper } from './kept-paper.ts';
import { markRefused, markUnanswered, markUsed, type QuoteRow } from './quote-store.ts';
import { type SendForSignature, toSign } from './signing.ts';

/**
 * The option is claimed, the company asked, the paper stored, and then everything is written in one transaction.
 * Whoever ends in the middle leaves the claim behind; a later try asks for the same contract under the same id.
 */
export function generateContract(
  gateways: Gateways,
  sendForSignature: SendForSignature,
): SteppedCall<typeof generateEndpoint> {
  return {
    async inSteps(call) {
      const begun = await call.inTransaction((db) => beginContract(db, call));
      if ('used' in begun) return { results: await call.inTransaction((db) => again(db, call, begun.used)) };
      const gateway = gateways(call, begun.company);
      const { option, quote, customer } = begun;
      const issued = (await gateway?.contract({
        operationId: option.operationId,
        quoteCode: quote.quote_code,
        option,
        requiresESignature: call.body.requiresESignature === 1,
        customerMemo: customer.memo,
      })) ?? { failure: 'There is no way to this company.', isUnanswered: true };
      if ('failure' in issued) {
        const mark = issued.isUnanswered ? markUnanswered : markRefused;
        await call.inTransaction((db) => mark(db, quote.id));
        throw refuse.conflict(CONTRACT_FAILED);
      }
      const results = await withStoredPaper(call, contractPaper(begun, issued), (paper) =>
        call.inTransaction((db) => finish(db, call, { begun, issued, paper }, sendForSignature)),
      );
      return { results };
    },
  };
}

interface Finished {
  begun: ToGenerate;
  issued: IssuedContract;
  paper: StoredPaper;
}

async function finish(
  db: Db,
  call: GenerateCall,
  { begun, issued, paper }: Finished,
  sendForSignature: SendForSignature,
): Promise<Generated> {
  const { session, operationId, body, jobs } = call;
  const { quote } = begun;
  const said = { quoteCode: quote.quote_code, file: paper.filename };
  const contract = await approve(db, call, begun, issued, said);
  const attachmentId = await attachPaper(db, session, contract, paper);
  const isSent = body.requiresESignature === 1;
  if (!(await markUsed(db, quote.id, { usedBy: operationId, attachmentId, isSent })))
    throw refuse.conflict('A contract has been generated from this quote already.');
  if (isSent)
    await sendForSignature(db, session, toSign(contract, paper, attachmentId, { body, begun }), jobs);
  return {
    fullFilePath: paper.path,
    entryType: entryTypeOf(begun.policies.map(({ purpose }) => purpose)),
    attachmentId,
    isSentForSignature: isSent,
    contract: await loadContract(db, session, contract.id),
  };
}

/** A number that another contract has contradicts what the company said before. */
async function approve(
  db: Db,
  { session }: GenerateCall,
  { quote, contract, option }: ToGenerate,
  issued: IssuedContract,
  said: Record<string, unknown>,
): Promise<Contract> {
  const terms = {
    ...option,
    contractNumber: issued.contractNumber,
    agreementID: issued.agreementNumber,
    numberPayments: option.numberOfPay,
    paymentAmount: option.monthlyPayment,
    dateFinanced: contract.today,
  };
  const quoted = {
    id: contract.id,
    whyNot: (now: Contract) => whyChanged(db, quote, option, now),
    added: quote.additional_premium,
  };
  return approveQuoted({ db, session }, quoted, terms, said).catch((error) => {
    throw error instanceof Refusal && error.status === 422 ? refuse.conflict(CONTRACT_FAILED) : error;
  });
}

/** This work was done before; only its answer was lost. */
async function again(db: Db, { session }: GenerateCall, quote: QuoteRow): Promise<Generated> {
  const contract = await loadContract(db, session, quote.contract_id);
  const policies = await listPolicyFacts(db, quote.policy_ids);
  const attachmentId = quote.attachment_id as number;
  return {
    fullFilePath: await filePathOf(db, session, attachmentId),
    entryType: entryTypeOf(policies.map(({ purpose }) => purpose)),
    attachmentId,
    isSentForSignature: quote.is_sent,
    contract,
  };
}
