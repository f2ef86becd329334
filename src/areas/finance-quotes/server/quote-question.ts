import { totalOf } from '#areas/finance-contracts/rules/money-parts.ts';
import type { QuoteQuestion } from '#areas/finance-gateway/server/public.ts';
import { countedAnswers } from '../rules/questions.ts';
import { policyMinDate } from '../rules/quote-days.ts';
import type { PolicyFacts } from './facts-store.ts';
import type { Judged, QuoteCall } from './judge-quote.ts';

/** What a finance company is asked. */
export function questionOf({ operationId, body }: QuoteCall, judged: Judged): QuoteQuestion {
  const { customer, policies, insuranceType, today } = judged;
  const answers = countedAnswers(insuranceType, body.attributes);
  return {
    operationId,
    state: customer.state,
    policies: policies.map(askedPolicy),
    total: totalOf(judged.parts),
    minimumDownPayment: judged.minimumDownPayment,
    advancedOn: policyMinDate(policies),
    expiresFirst: firstExpiration(policies),
    quotedOn: today,
    insuranceType,
    answers: {
      assignedRisk: answers.assignedRisk,
      sr22: answers.other,
      auditable: answers.auditable,
      federalFiling: answers.parameterCode,
    },
    hadContract: judged.hadContract,
    customerMemo: customer.memo,
  };
}

export function firstExpiration(policies: readonly { expiration: string }[]): string {
  return policies.map(({ expiration }) => expiration).toSorted()[0] ?? '';
}

function askedPolicy({ number, carrier, coverage, effective, expiration, ...policy }: PolicyFacts) {
  const { premium, policyFee, tax, mgaFee } = policy;
  return { number, carrier, coverage, effective, expiration, premium, policyFee, tax, mgaFee };
}
