import { z } from 'zod';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { CONTRACT_KINDS, POLICY_KINDS } from './contract.ts';

/** Of a fee nothing is owed again, since nobody is billed for it, nor of what was prepaid. */
const owedAgain = z.object({
  total: money,
  lines: z.array(
    z.object({
      policyId: z.number().int(),
      policy: z.string(),
      kind: z.enum(POLICY_KINDS),
      amount: money,
    }),
  ),
  /** What the receipt paid on finance contracts, all of which is owed again there. */
  contracts: z.array(
    z.object({
      contractId: z.number().int(),
      contract: z.string(),
      kind: z.enum(CONTRACT_KINDS),
      amount: money,
      /** Somebody posted it, and has to reverse it with the finance company too. */
      isByHand: z.boolean(),
    }),
  ),
});
export type OwedAgain = z.output<typeof owedAgain>;

export const receiptOwedAgain = endpoint({
  method: 'GET',
  path: '/api/receipt/{id}/owed-again',
  summary: 'What would be owed again, line by line, if the receipt were voided now.',
  allow: 'receiptVoid',
  params: idParams('receipt'),
  answer: owedAgain,
});
