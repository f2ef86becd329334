import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Billing, processCheck as processEndpoint } from '../contract.ts';
import { checkNumberProblem } from '../rules.ts';
import { BILLINGS } from './billing-of.ts';
import { settleBilling } from './store.ts';

export function processCheck(call: Call<typeof processEndpoint>): Promise<Billing> {
  const { db, params, body } = call;
  return changeRecord(
    BILLINGS,
    call,
    { id: params.billingId },
    {
      action: 'check received',
      problems(): FieldErrors {
        const problem = checkNumberProblem(body.checkNumber);
        return problem ? { checkNumber: [problem] } : {};
      },
      whyNot: (before) => (before.takesCheck ? undefined : whyNoCheck(before)),
      change: ({ id }) => settleBilling(db, id, { state: 'Paid', check_number: body.checkNumber }),
    },
  );
}

function whyNoCheck({ paymentMethod, state }: Billing): string {
  if (paymentMethod.payment_type !== 'CHECK') return 'This row is not paid by check.';
  return `This row is ${state} and takes no check.`;
}
