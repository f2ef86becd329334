import { Group, Stack } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { type PolicyAction, PolicyActionButton } from '#areas/policies/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Offer, Quote } from '../contract.ts';
import { texts } from './texts.ts';

interface SoldCardProps {
  quote: Quote;
  actions: readonly PolicyAction[];
}

/** The pending policies that the chosen offers became, and how to go on with them. */
export function SoldCard({ quote: { customerId, offers }, actions }: SoldCardProps) {
  const sold = offers.flatMap((offer) =>
    offer.policyId === null ? [] : [{ ...offer, policyId: offer.policyId }],
  );
  if (customerId === null) return null;
  return (
    <PageCard title={texts.sold.title}>
      <Stack gap="sm">
        {sold.map((offer) => (
          <Group key={offer.policyId} justify="space-between" gap="xs">
            <SoldPolicy offer={offer} />
            <Group gap="xs">
              {actions.map((action) => (
                <PolicyActionButton
                  key={action.key}
                  size="xs"
                  action={action}
                  customerId={customerId}
                  policyIds={[offer.policyId]}
                />
              ))}
            </Group>
          </Group>
        ))}
        <Group>
          <LinkButton
            to="/customer/$id/payment"
            params={{ id: customerId }}
            search={{ items: sold.map(({ policyId }) => policyId).join(',') }}
            variant="default"
            leftSection={<IconCash size={15} aria-hidden />}
          >
            {texts.sold.takePayment}
          </LinkButton>
        </Group>
      </Stack>
    </PageCard>
  );
}

function SoldPolicy({ offer }: { offer: Offer & { policyId: number } }) {
  return (
    <div>
      <TextLink to="/policy/$id" params={{ id: offer.policyId }}>
        {offer.policyNumber}
      </TextLink>
      {`, ${offer.company}, ${offer.product}: ${showMoney(offer.total)}`}
    </div>
  );
}
