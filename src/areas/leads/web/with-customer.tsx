import { Text } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { Lead } from '../contract.ts';
import { texts } from './texts.ts';

interface WithCustomerProps {
  lead: Lead;
  /** The tab of the customer's page that has what was here. */
  tab: string;
  label: string;
}

/** What a lead had went along when it became a customer. */
export function WithCustomer({ lead: { customerId, customer }, tab, label }: WithCustomerProps) {
  if (customerId === null) return null;
  return (
    <PageCard title={label}>
      <Text mb="xs">{say(texts.withCustomer.hint)}</Text>
      <TextLink to="/customer/$id" params={{ id: customerId }} search={{ tab }}>
        {texts.withCustomer.of(label, customer)}
      </TextLink>
    </PageCard>
  );
}
