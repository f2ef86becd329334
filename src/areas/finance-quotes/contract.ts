import { z } from 'zod';
import { choice, contract, policyIds } from '#areas/finance-contracts/contract.ts';
import { aprField } from '#areas/finance-gateway/rules/apr-field.ts';
import { ENTRY_TYPES } from '#areas/finance-gateway/statuses.ts';
import { optionalText, words } from '#platform/shared/contact-fields.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { flag } from '#platform/shared/permissions.ts';
import { INSURANCE_TYPES, TRANSACTION_TYPES } from './statuses.ts';

/** A question of the quote; null while nobody answered it. */
const answer = flag.nullable().default(null);

/** The finance quote attributes of the specification. */
export const quoteInput = z.object({
  customerId: choice('Name the customer.'),
  companyId: choice('Choose a finance company.'),
  policyIds: policyIds.min(1, 'Choose a policy.'),
  insuranceType: z.enum(INSURANCE_TYPES, 'Choose Commercial or Personal Lines.').optional(),
  transactionType: z.enum(TRANSACTION_TYPES, 'Must be policy, quote or convertQuote.').default('policy'),
  attributes: z.object({
    assignedRisk: answer,
    /** The Is SR22 flag. */
    other: answer,
    auditable: answer,
    /** The Federal Filing flag. */
    parameterCode: answer,
    isManualContract: flag.default(0),
  }),
  /** Only for `quote`: it is added to the premium of the policies. */
  additionalPremium: nonNegativeMoney.default(0),
  /** The quoted contract that this quote renews. */
  requote: choice('Name the contract.').nullable().default(null),
  amountsIfAddOn: optionalText(200),
  recordName: optionalText(200),
});
export type QuoteInput = z.output<typeof quoteInput>;

/** A pay option: the documented keys, and beside them what a person compares. */
export const payOption = z.object({
  NumberOfPay: z.number().int(),
  DownPay: money,
  MonthlyPayment: money,
  LastPayment: money,
  Interest: money,
  SetupFee: money,
  docStamps: money,
  AmountFinanced: money,
  TotalOfPayments: money,
  APR: aprField,
});
export type PayOption = z.output<typeof payOption>;

/** The finance context of the specification, with the options. */
export const financeContext = z.object({
  QuoteCode: z.string(),
  financeId: z.number().int(),
  customerId: z.number().int(),
  AmountFinanced: money,
  financeCompanyName: z.string(),
  /** The company's memo and what the quote says, such as that no rule of the state is on record. */
  integrationMemo: z.string(),
  hasEsignature: flag,
  isMandatory: flag,
  isDesignated: flag,
  designatedQuoteAgentEmail: z.string(),
  customerEmail: z.string(),
  /** The address of whoever is at work; the agent's unless one is designated. */
  agentEmail: z.string(),
  /** The customer wants no mail; a signature is sent all the same. */
  isOptedOut: z.boolean(),
  policyMinDate: z.string(),
  policyIds: z.array(z.number().int()),
  transactionType: z.enum(TRANSACTION_TYPES),
  fundingStatus: z.string(),
  requote: z.number().int().nullable(),
  amountsIfAddOn: z.string(),
  recordName: z.string(),
  convertedPolicyId: z.number().int().nullable(),
  quoteDate: z.string(),
  firstDueDate: z.string(),
  /** The last day on which a contract can be generated from it. */
  expires: z.string(),
  isExpired: z.boolean(),
  /** What of the policies' bills the customer has paid already: financed, it is paid twice. */
  alreadyPaid: money,
  /** What the rules on record say against an option, by its number of payments, with the citation. */
  warnings: z.array(z.object({ NumberOfPay: z.number().int(), text: z.string(), citation: z.string() })),
  options: z.array(payOption),
  isSandbox: z.boolean(),
});
export type FinanceContext = z.output<typeof financeContext>;

export const requestQuote = endpoint({
  method: 'POST',
  path: '/api/customer/finance/integrated/request-quote',
  summary: 'Asks an integrated finance company for a quote; a Quoted contract keeps it for 30 days.',
  allow: 'signedIn',
  idempotent: true,
  body: quoteInput,
  answer: z.object({ results: financeContext }),
});

/** The quote that a Quoted contract holds, to choose from it later. */
export const findQuote = endpoint({
  method: 'GET',
  path: '/api/finance/{id}/quote',
  summary:
    'The quote of a Quoted contract with its options, also when it has expired; null when it has none.',
  allow: 'signedIn',
  params: idParams('financeContract'),
  answer: z.object({ results: financeContext.nullable() }),
});

/** The documents' texts are in rules/signer-emails.ts; an empty address is allowed while no signature is asked for. */
export const signerEmail = words(254).default('');

export const generateInput = z.object({
  financeId: choice('Name the contract.'),
  customerId: choice('Name the customer.'),
  quoteCode: z.string().min(1, 'Name the quote.').max(100),
  numberOfPay: choice('Choose a pay option.'),
  /** The monthly payment and the down payment that the person saw; they must be the stored ones. */
  paymentSelected: nonNegativeMoney,
  downPayment: nonNegativeMoney,
  requiresESignature: flag.default(0),
  customerEmail: signerEmail,
  agentEmail: signerEmail,
});
export type GenerateInput = z.output<typeof generateInput>;

const generated = z.object({
  fullFilePath: z.string(),
  entryType: z.enum(ENTRY_TYPES),
  /** Ours: the file to download, and the contract as it is now. */
  attachmentId: z.number().int(),
  isSentForSignature: z.boolean(),
  contract,
});
export type Generated = z.output<typeof generated>;

export const generateContract = endpoint({
  method: 'POST',
  path: '/api/customer/finance/integrated/generate-contract',
  summary: 'Makes a quote the approved contract by one of its pay options, with its paper.',
  allow: 'signedIn',
  idempotent: true,
  body: generateInput,
  answer: z.object({ results: generated }),
});
