import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { CustomerQuotesCard } from '#areas/rater/web/public.ts';
import { standingParts } from '#areas/receipts/web/public.ts';

/** The cards below the lists of a customer's overview, area by area. */
export function CustomerCards({ customer }: CustomerTabProps) {
  return (
    <>
      <standingParts.cards customer={customer} />
      <CustomerQuotesCard customer={customer} />
    </>
  );
}
