import { z } from 'zod';
import { policyState, policyStatus } from '#areas/policies/statuses.ts';
import { loggedChange } from '#platform/shared/change-log.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { enteredMoney, money } from '#platform/shared/money.ts';
import { choice, contract, contractDay } from './contract.ts';
import { CONTRACT_LOG } from './log.ts';

const contractId = idParams('financeContract');
const parts = z.object({ premium: money, policyFee: money, tax: money, mgaFee: money });

/** In the words of the specification, with what the contract takes over of the policy. */
const financedPolicy = z.object({
  id: z.number().int(),
  custid: z.number().int(),
  policy: z.string(),
  product: z.object({
    id: z.number().int(),
    name: z.string(),
    company: z.object({ name: z.string(), abbreviation: z.string() }),
    policy_type: z.object({ name: z.string() }),
    line_of_business: z.object({ type: z.string() }),
  }),
  status: policyStatus,
  state: policyState,
  cancelledOn: z.string().nullable(),
  effdate: z.string(),
  expdate: z.string(),
  premium: money,
  policyfee: money,
  tax: money,
  mgaFee: money,
  cycle_business_purpose: z.object({ code: z.string() }),
  /** Nothing unless the contract is approved. */
  takenOver: parts,
});
export type FinancedPolicy = z.output<typeof financedPolicy>;

export const contractPolicies = endpoint({
  method: 'GET',
  path: '/api/customer/finance/{id}/policies',
  summary: 'The policies of a finance contract, with what it takes over of each.',
  allow: 'signedIn',
  params: contractId,
  answer: z.object({ policies: z.array(financedPolicy) }),
});

const detailLine = z.object({
  id: z.number().int(),
  type: z.string(),
  subType: z.string(),
  date: z.string(),
  premium: money,
  policyFee: money,
  tax: money,
  mga_fee: money,
  total: money,
  /** What the line does to the balance. */
  amount: money,
  balance: money,
  /** The number of the other contract of a rollover. */
  transferContract: z.string().nullable(),
  receiptId: z.number().int().nullable(),
  funded: money,
  /** The person who wrote it. */
  user: z.string(),
});
export type DetailLine = z.output<typeof detailLine>;

export const contractDetails = endpoint({
  method: 'GET',
  path: '/api/customer/finance/{id}/details',
  summary: 'The ledger of a finance contract, oldest line first, with the balance after each.',
  allow: 'signedIn',
  params: contractId,
  answer: z.object({ results: z.array(detailLine) }),
});

export const unfundedItems = endpoint({
  method: 'GET',
  path: '/api/customer/finance/unfunded/{id}',
  summary: 'What the finance company still has to pay out for a contract, line by line.',
  allow: 'signedIn',
  params: contractId,
  answer: z.object({
    results: z.array(
      z.object({ id: z.number().int(), type: z.string(), dateFinanced: z.string(), amount: money }),
    ),
  }),
});

export const fundInput = z.object({
  premiumFinanceId: choice('Name the contract.'),
  premiumFinanceDetailsId: choice('Choose an unfunded item.'),
  amount: enteredMoney,
  dateFinanced: contractDay,
});
export type FundInput = z.output<typeof fundInput>;

export const fundContract = endpoint({
  method: 'POST',
  path: '/api/customer/finance/fund/save',
  summary: 'Records money that the finance company paid out for a line, in part or all of it.',
  allow: 'signedIn',
  idempotent: true,
  body: fundInput,
  answer: contract,
});

const logged = loggedChange(CONTRACT_LOG).shape;

export const contractLog = endpoint({
  method: 'GET',
  path: '/api/logging/setup-log/{id}/premiumFinance/list',
  summary: 'Who changed what of a finance contract, newest first.',
  allow: 'signedIn',
  params: contractId,
  answer: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        action: z.string(),
        dateTime: moment,
        user: z.string(),
        changedFields: logged.changes,
      }),
    ),
  }),
});
