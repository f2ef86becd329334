import { z } from 'zod';
import { choice, contract, contractDay, policyIds } from '#areas/finance-contracts/contract.ts';
import { PAYEES } from '#areas/finance-contracts/statuses.ts';
import { optionalText } from '#platform/shared/contact-fields.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { flag } from '#platform/shared/permissions.ts';
import { signerEmail } from './contract.ts';

/** What the additional premium dialog sends on for an integrated company. */
export const endorsementInput = z.object({
  financeContractId: choice('Name the contract.'),
  payee: z.enum(PAYEES, 'Choose the carrier or the finance company.'),
  additionalPremium: nonNegativeMoney.default(0),
  policyFee: nonNegativeMoney.default(0),
  tax: nonNegativeMoney.default(0),
  mgaFee: nonNegativeMoney.default(0),
  downPayment: nonNegativeMoney.default(0),
  effectiveDate: contractDay,
  policyIds: policyIds.default([]),
});
export type EndorsementInput = z.output<typeof endorsementInput>;

/** The entity of the specification. */
export const additionPremiumInfo = z.object({
  /** Names this endorsement when it is generated and confirmed. */
  identifier: z.string(),
  masterId: z.number().int(),
  financeContractId: z.number().int(),
  customerId: z.number().int(),
  policyIds: z.array(z.number().int()),
  payee: z.enum(PAYEES),
  financeCompany: z.string(),
  quoteCode: z.string(),
  amountFinanced: money,
  docStamps: money,
  downPayment: money,
  effectiveDate: z.string(),
  effectiveDateOfCoverage: z.string(),
  financeCharge: money,
  newPaymentAmount: money,
  nextDueDate: z.string(),
  presentBalance: money,
  remainingPayments: z.number().int(),
  totalAdditionalPremium: money,
  totalOfPayments: money,
  /** Present balance plus additional premium. */
  newBalance: money,
  today: z.string(),
  /** The file once it was generated. */
  path: z.string(),
  hasEsignature: flag,
  isMandatory: flag,
  isDesignated: flag,
  customerEmail: z.string(),
  /** The designated agent's, else that of whoever is at work. */
  quoteAgentEmail: z.string(),
  isOptedOut: z.boolean(),
  isSandbox: z.boolean(),
});
export type AdditionPremiumInfo = z.output<typeof additionPremiumInfo>;

export const addEndorsement = endpoint({
  method: 'POST',
  path: '/api/customer/finance/integrated/add-endorsement',
  summary: 'What an additional premium costs with an integrated company; without an answer, its message.',
  allow: 'signedIn',
  idempotent: true,
  body: endorsementInput,
  answer: z.object({
    results: z.object({ AdditionPremiumInfo: additionPremiumInfo.optional() }),
    message: z.string().optional(),
  }),
});

export const generateEndorsementInput = z.object({
  identifier: z.string().min(1, 'Name the endorsement.').max(100),
  requiresESignature: flag.default(0),
  customerEmail: signerEmail,
  agentEmail: signerEmail,
});
export type GenerateEndorsementInput = z.output<typeof generateEndorsementInput>;

export const generateEndorsement = endpoint({
  method: 'POST',
  path: '/api/customer/finance/integrated/generate-endorsement-contract',
  summary: 'Makes the endorsement: paper, policies, ledger line and signature request in one go.',
  allow: 'signedIn',
  idempotent: true,
  body: generateEndorsementInput,
  answer: z.object({
    results: z.object({
      fullFilePath: z.string(),
      entryType: z.literal('END'),
      attachmentId: z.number().int(),
      isSentForSignature: z.boolean(),
      contract,
    }),
  }),
});

/** The legacy customer post page: it confirms the endorsement that was generated, or records one. */
export const customerPost = endpoint({
  method: 'POST',
  path: '/api/customerPost.php',
  summary:
    'Records the endorsement of a contract; one that was generated already is confirmed and nothing is added.',
  allow: 'signedIn',
  idempotent: true,
  body: endorsementInput.extend({ identifier: optionalText(100) }),
  answer: z.object({ results: contract }),
});
