import { z } from 'zod';
import { loggedChange } from '#platform/shared/change-log.ts';
import { neededText, optionalText } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, id, idOrNew, idParams } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney, percent } from '#platform/shared/money.ts';
import { optionalPageQuery, paged, pageQuery, sortQuery } from '#platform/shared/paging.ts';
import { named, seenVersion } from '#platform/shared/record-fields.ts';
import { POLICY_LOG } from './log.ts';
import { POLICY_SORTS, policyState, policyStatus } from './statuses.ts';

export const MEMO_MAX = 4000;
export const PRODUCERS_MAX = 10;

/** The business purpose of a term, by its code. */
export const PURPOSES = {
  NEW: 'New business',
  RWL: 'Renewal',
  RWR: 'Rewrite',
  END: 'Endorsement',
} as const;
export type Purpose = keyof typeof PURPOSES;
const PURPOSE_CODES = Object.keys(PURPOSES) as Purpose[];

/** The others follow from what is done with a policy, and from its dates. */
export const CHOSEN_STATUSES = ['pending', 'active'] as const;
const chosenStatus = z.enum(CHOSEN_STATUSES, 'Choose pending or active.');

/** A day on which a policy may begin or end. */
export const policyDay = day.refine(
  (value) => value >= '1950-01-01' && value < '2200-01-01',
  'Enter a year from 1950 to 2199.',
);
const choice = (missing: string) => z.number(missing).int(missing).positive(missing);

/** What the form sends; the rules that need more than one field are in rules.ts. */
export const policyInput = z.object({
  policyNumber: neededText(40, 'Enter the policy number.'),
  productId: choice('Choose a product.'),
  policyType: optionalText(60),
  purpose: z.enum(PURPOSE_CODES, 'Choose a purpose.').default('NEW'),
  /** Left out it stays as it is, and is active for a new policy. */
  status: chosenStatus.optional(),
  effdate: policyDay,
  expdate: policyDay,
  premium: nonNegativeMoney,
  policyFee: nonNegativeMoney.default(0),
  tax: nonNegativeMoney.default(0),
  mgaFee: nonNegativeMoney.default(0),
  producers: z
    .array(
      z.object({
        employeeId: choice('Choose a person.'),
        split: percent.refine((split) => split > 0, 'Enter a split above 0 %.'),
      }),
      'Must be a list.',
    )
    .max(PRODUCERS_MAX, `At most ${PRODUCERS_MAX} people.`)
    .default([]),
  officeId: choice('Choose an office.').nullable().default(null),
  memo: optionalText(MEMO_MAX),
  version: seenVersion,
});
export type PolicyInput = z.output<typeof policyInput>;

export const policy = z.object({
  id: z.number().int(),
  custid: z.number().int(),
  customer: z.string(),
  policyNumber: z.string(),
  companyId: z.number().int(),
  company: z.string(),
  productId: z.number().int(),
  product: z.string(),
  lineOfBusiness: z.string(),
  policyType: z.string(),
  purpose: z.enum(PURPOSE_CODES),
  status: policyStatus,
  state: policyState,
  effdate: z.string(),
  expdate: z.string(),
  premium: money,
  policyFee: money,
  tax: money,
  mgaFee: money,
  /** Premium, policy fee, tax and MGA fee. */
  total: money,
  /** The largest split first. */
  producers: z.array(z.object({ employeeId: z.number().int(), name: z.string(), split: percent })),
  officeId: z.number().int().nullable(),
  office: z.string(),
  memo: z.string(),
  cancelledOn: z.string().nullable(),
  cancelReason: z.string(),
  /** The terms before and after this one. */
  renewsId: z.number().int().nullable(),
  renewedById: z.number().int().nullable(),
  createdAt: moment,
  version: z.number().int(),
});
export type Policy = z.output<typeof policy>;

/** In the words of the documents: the e-mail popup and the finance contract read it. */
const customerPolicy = z.object({
  id: z.number().int(),
  custid: z.number().int(),
  policy: z.string(),
  product: z.object({
    id: z.number().int(),
    name: z.string(),
    company: z.object({
      id: z.number().int(),
      name: z.string(),
      abbreviation: z.string(),
      emails: z.array(z.string()),
    }),
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
  total: money,
  cycle_business_purpose: z.object({ code: z.enum(PURPOSE_CODES) }),
  /** The term before this one. */
  renewsId: z.number().int().nullable(),
});
export type CustomerPolicy = z.output<typeof customerPolicy>;

const customerId = id('customer');
const policyId = idParams('policy');

export const customerPolicies = endpoint({
  method: 'GET',
  path: '/api/customer/{customerId}/policies',
  summary: 'The policies of a customer, those in force first; all of them unless a page is asked for.',
  allow: 'signedIn',
  params: z.object({ customerId }),
  query: optionalPageQuery.extend({ state: policyState.optional(), ...sortQuery(POLICY_SORTS) }),
  answer: paged(customerPolicy),
});

export const customerPolicyById = endpoint({
  method: 'GET',
  path: '/api/customer/{customerId}/policy/{policyId}',
  summary: 'One policy of a customer.',
  allow: 'signedIn',
  params: z.object({ customerId, policyId: id('policy') }),
  answer: z.object({
    results: customerPolicy.extend({
      /** The first finance company of the product, or null where it names none. */
      financeCompanyId: z.number().int().nullable(),
    }),
  }),
});

export const savePolicy = endpoint({
  method: 'POST',
  path: '/api/customer/{customerId}/policy/{policyId}',
  summary:
    'Adds a policy to a customer (id 0) or saves one; a stale version is refused with the current record.',
  allow: 'signedIn',
  params: z.object({ customerId, policyId: idOrNew('policy') }),
  body: policyInput,
  answer: policy,
});

export const findPolicy = endpoint({
  method: 'GET',
  path: '/api/policy/{id}',
  summary: 'A policy with its producers.',
  allow: 'signedIn',
  params: policyId,
  answer: policy,
});

export const renewPolicy = endpoint({
  method: 'POST',
  path: '/api/policy/{id}/renew',
  summary:
    'Adds the next term of a policy and marks this one renewed, once; a stale version of this one is refused with it.',
  allow: 'signedIn',
  params: policyId,
  body: policyInput,
  answer: policy,
});

export const cancelInput = z.object({
  cancelledOn: policyDay,
  reason: neededText(200, 'Enter a reason.'),
  version: seenVersion,
});
export type CancelInput = z.output<typeof cancelInput>;

export const cancelPolicy = endpoint({
  method: 'POST',
  path: '/api/policy/{id}/cancel',
  summary: 'Cancels a policy on a day of its term.',
  allow: 'signedIn',
  params: policyId,
  body: cancelInput,
  answer: policy,
});

export const reinstatePolicy = endpoint({
  method: 'POST',
  path: '/api/policy/{id}/reinstate',
  summary: 'Takes a cancellation back while the term has not ended.',
  allow: 'signedIn',
  params: policyId,
  body: z.object({
    /** Without one it becomes what it was before it was cancelled; a term that has been renewed is renewed again. */
    status: chosenStatus.optional(),
    version: seenVersion,
  }),
  answer: policy,
});

export const policyLog = endpoint({
  method: 'GET',
  path: '/api/policy/{id}/log',
  summary: 'Who changed what of a policy, newest first.',
  allow: 'signedIn',
  params: policyId,
  query: pageQuery,
  answer: paged(loggedChange(POLICY_LOG)),
});

export const policyChoices = endpoint({
  method: 'GET',
  path: '/api/policy/choices',
  summary: 'The people who can produce a policy and the offices it can belong to.',
  allow: 'signedIn',
  answer: z.object({ people: z.array(named), offices: z.array(named) }),
});
export type PolicyChoices = z.output<typeof policyChoices.answer>;
