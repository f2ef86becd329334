import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PaymentLink } from './payment-link.ts';
import { whyNotPaidQuery } from './receipt-queries.ts';

interface WhyNotPaidProps {
  customerId: number;
  asked: NonNullable<PaymentLink['contract']>;
}

/** A link led here for a payment that its contract does not take now: whoever followed it learns why. */
export function WhyNotPaid({ customerId, asked }: WhyNotPaidProps) {
  const { data, error } = useQuery(whyNotPaidQuery(customerId, asked));
  const words = data?.why ?? error?.message;
  return words ? <Alert color="gray">{words}</Alert> : null;
}
