import { z } from 'zod';
import { optionalText } from '#platform/shared/contact-fields.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';
import { choice, contract, contractDay, policyIds } from './contract.ts';
import { PAYEES } from './statuses.ts';

export const additionalInput = z.object({
  premiumFinanceId: choice('Name the contract.'),
  /** Whoever gets the down payment. */
  selectedPayee: z.enum(PAYEES, 'Choose the carrier or the finance company.'),
  additionalPremium: nonNegativeMoney.default(0),
  policyFee: nonNegativeMoney.default(0),
  tax: nonNegativeMoney.default(0),
  mgaFee: nonNegativeMoney.default(0),
  downPayment: nonNegativeMoney.default(0),
  /** Premium and fees less the down payment; computed when it is left out. */
  amount: money.nullable().default(null),
  dateFinanced: contractDay,
  /** None: all of the contract. */
  selectedPolicies: policyIds.default([]),
  /** Names an endorsement that was generated: the save confirms it and adds nothing. */
  identifier: optionalText(100),
  version: seenVersion,
});
export type AdditionalInput = z.output<typeof additionalInput>;

export const additionalPremium = endpoint({
  method: 'POST',
  path: '/api/customer/finance/additional-premium/save',
  summary:
    'Adds a premium with its fees to an approved contract and raises its policies by it; a generated endorsement is confirmed instead.',
  allow: 'signedIn',
  idempotent: true,
  body: additionalInput,
  answer: contract,
});
