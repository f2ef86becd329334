import { useRef, useState } from 'react';
import { fieldErrorsAnswer } from '#platform/shared/errors.ts';
import { CallError, isPassing, mayBeDone } from '#platform/web/api/call-error.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { say } from '#platform/web/wording.ts';
import type { ContractBalance, PolicyBalance } from '../contract.ts';
import { overpaid } from '../rules.ts';
import { atFormLines, inputOf, type PaymentValues } from './payment-values.ts';
import { useTakeReceipt } from './receipt-queries.ts';
import { texts } from './texts.ts';

/** What can be paid, as the server said last. */
export interface Offer {
  balances: readonly PolicyBalance[];
  contracts: readonly ContractBalance[];
}

export interface Overpayment {
  policy: string;
  kind: PolicyBalance['parts'][number]['kind'];
  beyond: number;
}

const earlierTry = () => say(texts.payment.earlierTryWentThrough);

/**
 * Sends a payment once, however often it is tried; what goes beyond what is owed is asked about first. From its first try
 * until an answer the form keeps to what could be paid then: what is owed since may lack this very payment, and
 * whoever tries again must send the same.
 */
export function useTakePayment(customerId: number, offerNow: Offer, onTaken: (receiptId: number) => void) {
  const { mutateAsync } = useTakeReceipt(customerId);
  const key = useIdempotencyKey();
  const [overpayments, setOverpayments] = useState<Overpayment[]>();
  const isConfirmed = useRef(false);
  const [offerAtTry, setOfferAtTry] = useState<Offer>();
  const offer = offerAtTry ?? offerNow;
  const { balances } = offer;

  async function take(values: PaymentValues): Promise<void> {
    const input = inputOf(values);
    const over = overpaid(input.lines, balances);
    const prepays = isConfirmed.current;
    isConfirmed.current = false;
    if (over.length > 0 && !prepays) {
      setOverpayments(over.map(({ at, beyond }) => ({ ...named(balances, input.lines[at]), beyond })));
      return;
    }
    setOfferAtTry(offer);
    try {
      const { id } = await mutateAsync({ body: { ...input, prepays }, key: key.current() });
      onTaken(id);
    } catch (error) {
      if (!mayBeDone(error)) setOfferAtTry(undefined);
      throw inForm(error, values, key.renew);
    }
  }

  return {
    take,
    offer,
    overpayments,
    confirm: () => {
      isConfirmed.current = true;
      setOverpayments(undefined);
    },
    dismiss: () => setOverpayments(undefined),
  };
}

function named(
  balances: readonly PolicyBalance[],
  line: { policyId: number | null; kind: string } | undefined,
) {
  const policy = balances.find(({ policyId }) => policyId === line?.policyId)?.policy ?? '';
  return { policy, kind: line?.kind as Overpayment['kind'] };
}

/** What went wrong as the form can show it; without an answer nobody knows whether the money was taken. */
function inForm(error: unknown, { lines }: PaymentValues, renewKey: () => void): unknown {
  if (isPassing(error)) return new Error(`${(error as CallError).message} ${texts.payment.safeToTryAgain}`);
  if (!(error instanceof CallError) || error.status !== 422) return error;
  if (error.errors['Idempotency-Key']) {
    renewKey();
    return new Error(earlierTry());
  }
  return new CallError(422, fieldErrorsAnswer(atFormLines(error.errors, lines)));
}
