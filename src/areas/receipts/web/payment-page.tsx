import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { PaymentForm } from './payment-form.tsx';
import { readLink } from './payment-link.ts';
import { balancesQuery } from './receipt-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/customer/$id/payment');

export function PaymentPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { data } = useSuspenseQuery(balancesQuery(id));
  const navigate = useNavigate();

  /** The form is gone from the history: Back must not lead to money that has been taken. */
  const showReceipt = (receipt: number) =>
    void navigate({
      to: '/receipt/$id',
      params: { id: receipt },
      search: { taken: true },
      replace: true,
      ignoreBlocker: true,
    });

  return (
    <>
      <RecordHead
        title={texts.payment.title}
        up={
          <WayUp to="/customer/$id" params={{ id }} search={{ tab: 'receipts' }}>
            {data.customer.name}
          </WayUp>
        }
        facts={[data.customer.name, `#${id}`]}
      />
      <PaymentForm
        key={`${id} ${JSON.stringify(search)}`}
        customerId={id}
        balances={data.results}
        contracts={data.contracts}
        today={data.today}
        link={readLink(search)}
        onTaken={showReceipt}
      />
    </>
  );
}
