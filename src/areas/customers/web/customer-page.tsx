import { Loader, Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { bringIntoSight } from '#platform/web/ui/bring-into-sight.ts';
import type { Customer } from '../contract.ts';
import { CustomerHead } from './customer-head.tsx';
import classes from './customer-page.module.css';
import { customerQuery } from './customer-queries.ts';
import type { CustomerTab } from './customer-tab.ts';

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
  const open = tabs.find(({ key }) => key === tab) ?? tabs[0];
  if (!open) return null;

  // Page and size of one tab mean nothing to another.
  const show = (key: string | null) =>
    void navigate({ search: key === tabs[0]?.key ? {} : { tab: key ?? undefined }, replace: true });

  return (
    <Tabs value={open.key} onChange={show} keepMounted={false} classNames={{ tab: classes.tab }}>
      <Tabs.List className={classes.list} data-sideways>
        {tabs.map((each) => (
          <Tabs.Tab key={each.key} value={each.key} ref={each.key === open.key ? bringIntoSight : undefined}>
            <TabLabel tab={each} customer={customer} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open.key} className={classes.panel}>
        <Suspense fallback={<Loader />}>
          <open.component customer={customer} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

function TabLabel({ tab: { label, count: Count }, customer }: { tab: CustomerTab; customer: Customer }) {
  return (
    <>
      {label}
      {Count && (
        <Suspense>
          <Count customer={customer} />
        </Suspense>
      )}
    </>
  );
}
