import type { Contract } from '#areas/finance-contracts/contract.ts';
import { additionalProblems } from '#areas/finance-contracts/rules/additional.ts';
import { totalOf } from '#areas/finance-contracts/rules/money-parts.ts';
import { loadContract } from '#areas/finance-contracts/server/public.ts';
import type { QuotedEndorsement } from '#areas/finance-gateway/rules/pay-option.ts';
import {
  type AskedCompany,
  type EndorsementQuestion,
  findAskedCompany,
  type Gateways,
} from '#areas/finance-gateway/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { CallInSteps, SteppedCall } from '#platform/server/http/call.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { AdditionPremiumInfo, addEndorsement as addEndpoint } from '../endorsement-contract.ts';
import { namedAsEndorsement, presentBalanceOf, remainingOf, whyNotEndorse } from '../rules/endorsement.ts';
import { infoOf } from './endorsement-info.ts';
import { type EndorsementRow, findQuoted, insertEndorsement } from './endorsement-store.ts';
import { type CustomerFacts, findCustomer, listPolicyFacts } from './facts-store.ts';
import { firstExpiration } from './quote-question.ts';

type Call = CallInSteps<typeof addEndpoint>;

interface Asked {
  company: AskedCompany;
  question: EndorsementQuestion;
}

/** What a company says about an additional premium is kept until it is generated; its refusal is only told. */
export function addEndorsement(gateways: Gateways): SteppedCall<typeof addEndpoint> {
  return {
    async inSteps(call): Promise<AnswerOf<typeof addEndpoint>> {
      const begun = await call.inTransaction((db) => begin(db, call));
      if ('info' in begun) return { results: { AdditionPremiumInfo: begun.info } };
      const { company, question } = begun.asked;
      const gateway = gateways(call, company);
      const noWay = { failure: `No address is set up for ${company.name}.` };
      const quoted = (await gateway?.quoteEndorsement(question)) ?? noWay;
      if ('failure' in quoted) return { results: {}, message: quoted.failure };
      const isSandbox = gateway?.isSandbox ?? false;
      const info = await call.inTransaction((db) => keep(db, call, question, { ...quoted, isSandbox }));
      return { results: { AdditionPremiumInfo: info } };
    },
  };
}

async function begin(db: Db, call: Call): Promise<{ info: AdditionPremiumInfo } | { asked: Asked }> {
  const { session, body, operationId } = call;
  const contract = await loadContract(db, session, body.financeContractId);
  const kept = await findQuoted(db, operationId);
  if (kept) return { info: await infoOf(db, session, contract, kept) };
  refuseProblems(problemsOf(call, contract));
  const why = whyNotEndorse(contract);
  if (why) throw refuse.conflict(why);
  return {
    asked: {
      company: (await findAskedCompany(db, contract.compID)) as AskedCompany,
      question: await questionOf(db, call, contract),
    },
  };
}

const partsOf = ({ body: { additionalPremium: premium, policyFee, tax, mgaFee } }: Pick<Call, 'body'>) => ({
  premium,
  policyFee,
  tax,
  mgaFee,
});

/** The same rules as for one that is saved without a company. */
export function problemsOf({ body }: Pick<Call, 'body'>, { policyIds }: Contract) {
  const { downPayment, policyIds: selectedPolicies } = body;
  const added = { parts: partsOf({ body }), downPayment, amount: null, selectedPolicies };
  return namedAsEndorsement(additionalProblems(added, policyIds));
}

async function questionOf(db: Db, call: Call, contract: Contract): Promise<EndorsementQuestion> {
  const { body, operationId } = call;
  const customer = (await findCustomer(db, contract.customerID)) as CustomerFacts;
  return {
    operationId,
    contractNumber: contract.contractNumber,
    state: customer.state,
    payee: body.payee,
    added: totalOf(partsOf(call)),
    downPayment: body.downPayment,
    effective: body.effectiveDate,
    askedOn: contract.today,
    presentBalance: presentBalanceOf(contract),
    remaining: remainingOf(contract),
    // Without policies nothing ends before its payments do.
    expiresFirst: firstExpiration(await listPolicyFacts(db, contract.policyIds)) || '9999-12-31',
    customerMemo: customer.memo,
  };
}

async function keep(
  db: Db,
  call: Call,
  question: EndorsementQuestion,
  quoted: QuotedEndorsement & { isSandbox: boolean },
): Promise<AdditionPremiumInfo> {
  const { session, body, operationId } = call;
  const { premium, policyFee, tax, mgaFee } = partsOf(call);
  await insertEndorsement(db, {
    master_id: session.masterId,
    contract_id: body.financeContractId,
    operation_id: operationId,
    quote_code: quoted.quoteCode,
    payee: body.payee,
    premium,
    policy_fee: policyFee,
    tax,
    mga_fee: mgaFee,
    down_payment: body.downPayment,
    effective_on: body.effectiveDate,
    policy_ids: body.policyIds,
    quoted_on: question.askedOn,
    present_balance: question.presentBalance,
    amount_financed: quoted.amountFinanced,
    doc_stamps: quoted.docStamps,
    finance_charge: quoted.financeCharge,
    new_payment: quoted.newPaymentAmount,
    last_payment: quoted.lastPayment,
    remaining_payments: quoted.remainingPayments,
    next_due: quoted.nextDueDate,
    total_of_payments: quoted.totalOfPayments,
    is_sandbox: quoted.isSandbox,
    employee_id: session.employeeId,
  });
  const row = (await findQuoted(db, operationId)) as EndorsementRow;
  return infoOf(db, session, await loadContract(db, session, body.financeContractId), row);
}
