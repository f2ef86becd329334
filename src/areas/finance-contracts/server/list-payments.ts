import { listPaymentsOf } from '#areas/receipts/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { contractPayments } from '../payment-contract.ts';
import { loadContract } from './load-contract.ts';

type Payments = typeof contractPayments;

/** By contract, whoever paid: a contract that moved keeps the payments of the customer it came from. */
export async function listPayments({ db, session, params }: Call<Payments>): Promise<AnswerOf<Payments>> {
  const contract = await loadContract(db, session, params.financeId);
  if (contract.customerID !== params.customerId) throw refuse.notFound();
  const payments = await listPaymentsOf(db, contract.id);
  const results = payments.map((payment) => ({
    ...payment,
    postId: payment.post?.id ?? null,
    posted: payment.post?.posted ?? null,
    failures: payment.post?.failures ?? null,
  }));
  return { results };
}
