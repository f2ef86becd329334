import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { named } from '#platform/shared/record-fields.ts';
import { policyState, policyStatus } from './statuses.ts';

/** How many policies can be moved at once. */
export const MOVE_MAX = 100;

const number = z.number('Must be a number.').int('Must be a whole number.');

const policyIds = z
  .array(number.positive('Must be above zero.'), 'Choose the policies.')
  .min(1, 'Choose at least one policy.')
  .max(MOVE_MAX, `At most ${MOVE_MAX} policies can be moved at once.`)
  .refine((ids) => new Set(ids).size === ids.length, 'A policy is in the list twice.');

const movablePolicy = z.object({
  id: z.number().int(),
  policy: z.string(),
  status: policyStatus,
  state: policyState,
  cancelledOn: z.string().nullable(),
  effdate: z.string(),
  expdate: z.string(),
  premium: money,
  version: z.number().int(),
  customer: z.object({
    id: z.number().int(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
});
export type MovablePolicy = z.output<typeof movablePolicy>;

export const getPolicies = endpoint({
  method: 'POST',
  path: '/api/customer/policy/get',
  summary: 'The policies that are to be moved to another customer, and whose they are.',
  allow: 'policyReassign',
  body: z.object({ policyId: policyIds }),
  answer: z.object({
    results: z.array(movablePolicy),
    /** Terms before and after these that the same customer has. */
    otherTerms: z.array(z.number().int()),
  }),
  changes: false,
});

/** In the words of the documents. */
export const INVALID_CUSTOMER = 'Please enter a valid Customer ID';

const moveInput = z.object({
  policyId: policyIds,
  customerId: z.number(INVALID_CUSTOMER).int(INVALID_CUSTOMER).positive(INVALID_CUSTOMER),
  /** As they were when they were looked at, in the order of `policyId`; a policy that changed since is refused. */
  versions: z.array(number, 'Must be a list.').optional(),
});
export type MoveInput = z.output<typeof moveInput>;

export const movePolicies = endpoint({
  method: 'POST',
  path: '/api/customer/policy/update',
  summary: 'Moves policies of one customer to another, with all that belongs to them.',
  allow: 'policyReassign',
  body: moveInput,
  answer: z.object({
    from: named,
    to: named,
    policies: z.array(z.object({ id: z.number().int(), policy: z.string(), version: z.number().int() })),
  }),
  idempotent: true,
});
export type Moved = z.output<typeof movePolicies.answer>;
