import type { FinanceGateway } from './gateway.ts';

/** What the memo of a customer asks the sandbox to fail at. */
const fails = (memo: string, at: 'post-fails' | 'unknown-contract') => memo.includes(`sandbox:${at}`);

/** A finance company that exists only here. It remembers nothing, so it is the same after a restart. */
export const sandboxGateway: FinanceGateway = {
  isSandbox: true,
  post: async ({ operationId, customerMemo }) =>
    fails(customerMemo, 'post-fails')
      ? { isPosted: false, message: 'SANDBOX: the payment was refused.' }
      : { isPosted: true, message: `SANDBOX-${operationId}` },
  reverse: async ({ operationId, customerMemo }) => ({
    wasPosted: !fails(customerMemo, 'post-fails'),
    message: `SANDBOX-${operationId}-R`,
  }),
  detailsOf: async ({ contractNumber, customerMemo, ours }) =>
    contractNumber === '' || fails(customerMemo, 'unknown-contract') ? undefined : ours,
};
