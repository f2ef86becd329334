import { createHash, randomUUID } from 'node:crypto';
import { addDays } from '#platform/shared/calendar.ts';
import { payOptions } from '../rules/charges.ts';
import { endorsementOf } from '../rules/endorsement.ts';
import { stateRule } from '../rules/state-rules.ts';
import type { RequestKind } from '../statuses.ts';
import type { FinanceGateway, GatewayServices } from './gateway.ts';
import type { AskedCompany, Quote, QuoteQuestion, Refused } from './questions.ts';
import { noteRequest, OUTCOMES } from './request-log.ts';

type Failure = 'quote-fails' | 'contract-fails' | 'post-fails' | 'unknown-contract' | 'no-premium-info';

/** What the memo of a customer asks the sandbox to fail at. */
const fails = (memo: string, at: Failure) => memo.includes(`sandbox:${at}`);

const MARK = 'SANDBOX';
const refused = (words: string): Refused => ({ failure: `${MARK}: ${words}` });

/** The same for the same operation, and nothing that another one gets. */
const numberFor = (operationId: string) =>
  `${MARK}-${createHash('sha256').update(operationId).digest('hex').slice(0, 10).toUpperCase()}`;

/** Days that a quote is good for. */
const QUOTED_FOR = 30;

/** What a finance company that exists only here answers. It remembers nothing, so it is the same after a restart. */
export const sandboxCompany: FinanceGateway = {
  isSandbox: true,
  quote: async (question) =>
    fails(question.customerMemo, 'quote-fails') ? refused('the quote was refused.') : quoteFor(question),
  contract: async ({ operationId, customerMemo }) =>
    fails(customerMemo, 'contract-fails')
      ? refused('the contract was refused.')
      : { contractNumber: numberFor(operationId), agreementNumber: `${numberFor(operationId)}-A` },
  quoteEndorsement: async ({ operationId, contractNumber, customerMemo, ...endorsed }) => {
    if (contractNumber === '' || fails(customerMemo, 'unknown-contract'))
      return refused('the contract is not known.');
    if (fails(customerMemo, 'no-premium-info')) return refused('no premium information was returned.');
    const found = endorsementOf(endorsed);
    return typeof found === 'string'
      ? refused(found)
      : { quoteCode: `${numberFor(operationId)}-E`, ...found };
  },
  endorse: async ({ operationId, customerMemo }) =>
    fails(customerMemo, 'contract-fails')
      ? refused('the endorsement was refused.')
      : { number: numberFor(operationId) },
  post: async ({ operationId, customerMemo }) =>
    fails(customerMemo, 'post-fails')
      ? { isPosted: false, message: `${MARK}: the payment was refused.` }
      : { isPosted: true, message: `${MARK}-${operationId}` },
  reverse: async ({ operationId, customerMemo }) => ({
    wasPosted: !fails(customerMemo, 'post-fails'),
    message: `${MARK}-${operationId}-R`,
  }),
  detailsOf: async ({ contractNumber, customerMemo, ours }) =>
    contractNumber === '' || fails(customerMemo, 'unknown-contract') ? undefined : ours,
};

function quoteFor(question: QuoteQuestion): Quote | Refused {
  const options = payOptions(question);
  if (options.length === 0)
    return refused(
      'no term of 3 to 11 payments ends before the policy expires, or nothing is left to finance.',
    );
  return {
    quoteCode: numberFor(question.operationId),
    memo: memoFor(question),
    expires: addDays(question.quotedOn, QUOTED_FOR),
    options,
  };
}

function memoFor({ state, advancedOn }: QuoteQuestion): string {
  const rule = stateRule(state, advancedOn);
  if (rule) return `${MARK}: by ${[rule.citation, rule.stamps?.citation].filter(Boolean).join(' and ')}.`;
  const none = state === '' ? 'The customer has no state' : `No rule of ${state} is on record`;
  return `${MARK}: ${none}, so this is quoted on the company's own terms.`;
}

/** The sandbox in the place of a company, with a note of each request. */
export function sandboxGateway(services: GatewayServices, company: AskedCompany): FinanceGateway {
  const noted = async <Answer>(
    kind: RequestKind,
    operationId: string,
    ask: () => Promise<Answer>,
    isRefused: (answer: Answer) => boolean,
  ): Promise<Answer> => {
    const begun = performance.now();
    const answer = await ask();
    const result = isRefused(answer) ? 'refused' : 'answered';
    const tookMs = performance.now() - begun;
    await noteRequest(services, company, {
      kind,
      operationId,
      status: null,
      tookMs,
      result,
      outcome: OUTCOMES[result],
      isSandbox: true,
    });
    return answer;
  };
  const failed = (answer: object) => 'failure' in answer;
  const own = sandboxCompany;
  return {
    isSandbox: true,
    quote: (asked) => noted('quote', asked.operationId, () => own.quote(asked), failed),
    contract: (asked) => noted('contract', asked.operationId, () => own.contract(asked), failed),
    quoteEndorsement: (asked) =>
      noted('endorsement-quote', asked.operationId, () => own.quoteEndorsement(asked), failed),
    endorse: (asked) => noted('endorsement', asked.operationId, () => own.endorse(asked), failed),
    post: (order) =>
      noted(
        'payment',
        order.operationId,
        () => own.post(order),
        ({ isPosted }) => !isPosted,
      ),
    reverse: (order) => noted('reversal', order.operationId, () => own.reverse(order), failed),
    detailsOf: (asked) =>
      noted(
        'status',
        randomUUID(),
        () => own.detailsOf(asked),
        (view) => view === undefined,
      ),
  };
}
