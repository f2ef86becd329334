import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RecordTabs } from '#platform/web/ui/record-tabs.tsx';
import type { Customer } from '../contract.ts';
import { CustomerHead } from './customer-head.tsx';
import { customerQuery } from './customer-queries.ts';

const route = getRouteApi('/signed-in/customer/$id');

export function CustomerPage() {
  const { id } = route.useParams();
  const { data: customer } = useSuspenseQuery(customerQuery(id));
  return (
    <>
      <CustomerHead customer={customer} />
      <CustomerTabs key={id} customer={customer} />
    </>
  );
}

function CustomerTabs({ customer }: { customer: Customer }) {
  const tabs = route.useRouteContext({ select: ({ customerTabs }) => customerTabs });
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <RecordTabs
      tabs={tabs.map(({ key, label, component: Content, count: Count }) => ({
        key,
        label,
        count: Count && <Count customer={customer} />,
        content: <Content customer={customer} />,
      }))}
      tab={tab}
      // Page and size of one tab mean nothing to another.
      onChange={(key) => void navigate({ search: key ? { tab: key } : {}, replace: true })}
    />
  );
}
