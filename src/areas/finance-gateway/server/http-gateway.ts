import { randomUUID } from 'node:crypto';
import { endorsementProblem, quoteProblem } from '../rules/answer-checks.ts';
import type { RequestKind } from '../statuses.ts';
import { type Exchange, exchange } from './exchange.ts';
import type { FinanceGateway, GatewayServices } from './gateway.ts';
import type { AskedCompany } from './questions.ts';

/** A finance company that is asked at its address. */
export function httpGateway(
  services: GatewayServices,
  company: AskedCompany,
  patienceMs?: number,
): FinanceGateway {
  const ask = <Kind extends RequestKind>(asked: Exchange<Kind>) =>
    exchange(services, company, { ...asked, patienceMs });
  return {
    isSandbox: false,
    quote: ({ operationId, ...request }) =>
      ask({ kind: 'quote', operationId, request, problem: (quote) => quoteProblem(request, quote) }),
    contract: ({ operationId, ...request }) => ask({ kind: 'contract', operationId, request }),
    quoteEndorsement: ({ operationId, ...request }) =>
      ask({
        kind: 'endorsement-quote',
        operationId,
        request,
        problem: (quoted) => endorsementProblem(request, quoted),
      }),
    endorse: ({ operationId, ...request }) => ask({ kind: 'endorsement', operationId, request }),
    post: async ({ operationId, ...request }) => {
      const reply = await ask({ kind: 'payment', operationId, request });
      return 'failure' in reply
        ? { isPosted: false, message: reply.failure }
        : { isPosted: true, message: reply.number };
    },
    reverse: async ({ operationId, ...request }) => {
      const reply = await ask({ kind: 'reversal', operationId, request });
      return 'failure' in reply ? reply : { wasPosted: reply.wasPosted, message: reply.number };
    },
    detailsOf: async ({ contractNumber }) => {
      const reply = await ask({ kind: 'status', operationId: randomUUID(), request: { contractNumber } });
      return 'failure' in reply ? undefined : reply;
    },
  };
}
