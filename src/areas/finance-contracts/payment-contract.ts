import { z } from 'zod';
import { FUNDING_STATUSES } from '#areas/companies/finance-contract.ts';
import { financePost } from '#areas/finance-gateway/contract.ts';
import { APPENDAGES, POST_STATES } from '#areas/finance-gateway/statuses.ts';
import { CONTRACT_KINDS, receiptRow } from '#areas/receipts/contract.ts';
import { endpoint, id, idParams } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';

/** A payment on a contract: a receipt as the lists show it, with what the contract got of it. */
const contractPayment = receiptRow.extend({
  /** The line of the receipt. */
  lineId: z.number().int(),
  kind: z.enum(CONTRACT_KINDS),
  paymentAppendage: z.enum(APPENDAGES),
  /** What of the receipt is for this contract. */
  amount: money,
  payoff: z.boolean(),
  /** These three, and the whole order, are null for a payment that is not posted. */
  postId: z.number().int().nullable(),
  posted: z.enum(POST_STATES).nullable(),
  failures: z.number().int().nullable(),
  post: financePost.nullable(),
});
export type ContractPayment = z.output<typeof contractPayment>;

export const contractPayments = endpoint({
  method: 'GET',
  path: '/api/finance/payments/{customerId}/{financeId}',
  summary: 'The payments on a finance contract, newest first, whoever paid them.',
  allow: 'signedIn',
  params: z.object({ customerId: id('customer'), financeId: id('financeContract') }),
  answer: z.object({ results: z.array(contractPayment) }),
});

/** As a finance company answers it, in the words of the specification. */
const paymentDetails = z.object({
  financeCompanyName: z.string(),
  contractNumber: z.string(),
  fundingStatus: z.enum(FUNDING_STATUSES),
  List: z.object({
    contract_status: z.string(),
    AmountDue: money,
    DateAmountDue: z.string().nullable(),
    payoff_amount: money,
    payoff_date: z.string(),
    payment_remaining: z.number().int(),
  }),
  /** `TransSign` N makes the amount a negative one. */
  History: z.array(
    z.object({
      Trans_date: z.string(),
      transdesc1: z.string(),
      TransSign: z.enum(['P', 'N']),
      trans_amt: money,
    }),
  ),
  isSandbox: z.boolean(),
});
export type PaymentDetails = z.output<typeof paymentDetails>;

export const contractPaymentDetails = endpoint({
  method: 'GET',
  path: '/api/customer/finance/{id}/payment-details',
  summary:
    'What an integrated finance company says about a contract; `isError` when it does not know the contract or is not integrated.',
  allow: 'signedIn',
  // That the company was asked is noted.
  changes: true,
  params: idParams('financeContract'),
  answer: z.object({ results: paymentDetails.nullable(), isError: z.boolean() }),
});
