import { Anchor, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { PolicyBalance } from '../contract.ts';
import { owedBy } from './balance-words.ts';
import type { PaymentValues } from './payment-values.ts';
import { PolicyFieldset } from './policy-fieldset.tsx';

interface PoliciesSectionProps {
  form: UseFormReturnType<PaymentValues>;
  balances: readonly PolicyBalance[];
  items: readonly number[];
}

const IN_FORCE = ['active', 'pending'];

/** The policies in force and those that were asked for; the terms of the past are a press away. */
export function PoliciesSection({ form, balances, items }: PoliciesSectionProps) {
  const [showsPast, setShowsPast] = useState(false);
  const isShown = ({ policyId, status }: PolicyBalance) =>
    IN_FORCE.includes(status) || items.includes(policyId);
  const past = balances.filter((balance) => !isShown(balance));
  const shown = showsPast ? balances : balances.filter(isShown);
  return (
    <PageCard title="Policies">
      {shown.length === 0 && <Text c="dimmed">No policy is in force. You can still take fees.</Text>}
      {shown.map((balance) => (
        <PolicyFieldset key={balance.policyId} form={form} balance={balance} />
      ))}
      {past.length > 0 && (
        <Anchor
          component="button"
          type="button"
          fz="sm"
          mt="sm"
          ta="left"
          onClick={() => setShowsPast(!showsPast)}
        >
          {showsPast ? 'Hide past terms' : pastWords(past)}
        </Anchor>
      )}
    </PageCard>
  );
}

function pastWords(past: readonly PolicyBalance[]): string {
  const terms = past.length === 1 ? '1 past term' : `${past.length} past terms`;
  const owed = past.reduce((sum, balance) => sum + owedBy(balance), 0);
  return `Show ${terms}${owed > 0 ? `, ${showMoney(owed)} unpaid` : ''}`;
}
