import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RecordTabs } from '#platform/web/ui/record-tabs.tsx';
import type { Customer } from '../contract.ts';
import { CustomerHead } from './customer-head.tsx';
import classes from './customer-page.module.css';
import { customerQuery } from './customer-queries.ts';
import { KeyFacts } from './key-facts.tsx';

const route = getRouteApi('/signed-in/customer/$id');

export function CustomerPage() {
  const { id } = route.useParams();
  const { data: customer } = useSuspenseQuery(customerQuery(id));
  return (
    <>
      <CustomerHead customer={customer} />
      <SideAndTabs key={id} customer={customer} />
    </>
  );
}

/** The key facts stay while the tabs change. */
function SideAndTabs({ customer }: { customer: Customer }) {
  const tabs = route.useRouteContext({ select: ({ customerTabs }) => customerTabs });
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const isWide = tabs.find(({ key }) => key === tab)?.isWide;
  return (
    <div className={classes.page} data-wide={isWide || undefined}>
      <KeyFacts customer={customer} />
      <div className={classes.tabs}>
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
      </div>
    </div>
  );
}
