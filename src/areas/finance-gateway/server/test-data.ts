import type { FinanceGateway } from './gateway.ts';

const refuses = async () => ({ failure: 'Closed today.' });

/** A finance company that refuses everything but what a test sets. */
export function fakeGateway(answers: Partial<FinanceGateway>): FinanceGateway {
  return {
    isSandbox: false,
    quote: refuses,
    contract: refuses,
    quoteEndorsement: refuses,
    endorse: refuses,
    post: async () => ({ isPosted: false, message: 'Closed today.' }),
    reverse: refuses,
    detailsOf: async () => undefined,
    ...answers,
  };
}
