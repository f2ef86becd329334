import { Badge, Loader, Tabs } from '@mantine/core';
import { IconMail, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { addressLine } from '#platform/shared/addresses.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import type { Customer } from '../contract.ts';
import classes from './customer-page.module.css';
import { customerQuery } from './customer-queries.ts';
import type { CustomerTab } from './customer-tab.ts';
import { useNoun } from './use-noun.ts';

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

function CustomerHead({ customer }: { customer: Customer }) {
  const { noun } = useNoun();
  return (
    <RecordHead
      title={customer.name}
      number={customer.id}
      badges={
        customer.emailOptOut && (
          <Badge variant="light" color="red" tt="none">
            Opted out of e-mail
          </Badge>
        )
      }
      facts={[
        customer.phone,
        customer.email,
        addressLine(customer),
        `${noun} since ${customer.createdAt.getFullYear()}`,
      ]}
      actions={
        <>
          <LinkButton
            to="/email"
            search={{ customerId: customer.id }}
            variant="default"
            size="sm"
            leftSection={<IconMail size={15} aria-hidden />}
          >
            Email
          </LinkButton>
          <LinkButton
            to="/customer/$id/edit"
            params={{ id: customer.id }}
            variant="default"
            size="sm"
            leftSection={<IconPencil size={15} aria-hidden />}
          >
            Edit
          </LinkButton>
        </>
      }
    />
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
      <Tabs.List className={classes.list}>
        {tabs.map((each) => (
          <Tabs.Tab key={each.key} value={each.key}>
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
