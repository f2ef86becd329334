import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { named } from '#platform/shared/record-fields.ts';

export const receiptDays = endpoint({
  method: 'GET',
  path: '/api/receipts/days',
  summary:
    'What was taken on each of the last thirty days: by the home office, or by all offices for someone who has none.',
  allow: 'signedIn',
  answer: z.object({
    /** Null stands for all offices. */
    office: named.nullable(),
    /** The oldest first; the last is today. A voided receipt doesn't count. */
    days: z.array(z.object({ day: z.string(), receipts: z.number().int(), amount: money })),
  }),
});
