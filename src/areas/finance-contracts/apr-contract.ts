import { z } from 'zod';
import { aprField } from '#areas/finance-gateway/rules/apr-field.ts';
import { day } from '#platform/shared/dates.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { enteredMoney } from '#platform/shared/money.ts';

/** A payment on every day of a year, and then some. */
const MOST_FLOWS = 400;

const flow = z.object({
  date: day.refine(
    (value) => value >= '1950-01-01' && value < '2200-01-01',
    'Enter a year from 1950 to 2199.',
  ),
  amount: enteredMoney.refine((cents) => cents > 0, 'Enter an amount above zero.'),
});
const flows = z
  .array(flow, 'Must be a list.')
  .min(1, 'Enter at least one.')
  .max(MOST_FLOWS, `At most ${MOST_FLOWS}.`);

export const computeApr = endpoint({
  method: 'POST',
  path: '/api/finance/apr',
  summary:
    'The annual percentage rate of advances and payments by Regulation Z, Appendix J, with its working; changes nothing.',
  allow: 'signedIn',
  body: z.object({ advances: flows, payments: flows }),
  answer: z.object({
    APR: aprField,
    /** As people call it: month, 2 weeks, semimonth. */
    unitPeriod: z.string(),
    periodsPerYear: z.number(),
    working: z.array(z.string()),
  }),
  changes: false,
});
