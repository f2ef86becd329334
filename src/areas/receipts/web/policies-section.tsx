import { Anchor, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { isOver } from '#areas/policies/rules.ts';
import { showMoney } from '#platform/shared/money.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { PolicyBalance } from '../contract.ts';
import { HOW_OWED_POLICIES } from '../how.ts';
import { owedBy } from '../standing.ts';
import type { PaymentValues } from './payment-values.ts';
import { PolicyFieldset } from './policy-fieldset.tsx';
import { texts } from './texts.ts';

interface PoliciesSectionProps {
  form: UseFormReturnType<PaymentValues>;
  balances: readonly PolicyBalance[];
  /** The day of the office. */
  today: string;
  items: readonly number[];
}

/**
 * The terms that owe or were asked for, then the others in force and to come; the settled past is a press away. What
 * somebody else pays meanwhile moves nothing.
 */
export function PoliciesSection({ form, balances, today, items }: PoliciesSectionProps) {
  const [showsPast, setShowsPast] = useState(false);
  const [first] = useState(
    () => new Set([...items, ...balances.filter((each) => owedBy(each) > 0).map(({ policyId }) => policyId)]),
  );
  const isPaidNow = (id: number) =>
    form.values.lines.some(({ policyId, amount }) => policyId === id && amount !== null);
  const isShown = (balance: PolicyBalance) =>
    !isOver(balance, today) ||
    owedBy(balance) > 0 ||
    items.includes(balance.policyId) ||
    isPaidNow(balance.policyId);
  const owed = balances.reduce((sum, balance) => sum + owedBy(balance), 0);
  const past = balances.filter((balance) => !isShown(balance));
  const shown = firstOf(showsPast ? balances : balances.filter(isShown), first);
  return (
    <PageCard
      title={texts.policies.title}
      how={HOW_OWED_POLICIES}
      action={<Text fz="sm">{texts.policies.totalOwed(showMoney(owed))}</Text>}
    >
      {shown.length === 0 && <Text c="dimmed">{texts.policies.none}</Text>}
      {shown.map((balance) => (
        <PolicyFieldset key={balance.policyId} form={form} balance={balance} />
      ))}
      {past.length > 0 && (
        <Anchor
          component="button"
          type="button"
          data-screen-only
          fz="sm"
          mt="sm"
          ta="left"
          onClick={() => setShowsPast(!showsPast)}
        >
          {showsPast ? texts.policies.hidePastTerms : texts.policies.showPastTerms(past.length)}
        </Anchor>
      )}
    </PageCard>
  );
}

function firstOf(balances: readonly PolicyBalance[], first: ReadonlySet<number>): PolicyBalance[] {
  const comesFirst = ({ policyId }: PolicyBalance) => first.has(policyId);
  return [...balances.filter(comesFirst), ...balances.filter((balance) => !comesFirst(balance))];
}
