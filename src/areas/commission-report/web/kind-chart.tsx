import { Skeleton } from '@mantine/core';
import { Bars } from '#platform/web/charts/bars.tsx';
import { shortMoney } from '#platform/web/charts/short-money.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { KindTotal } from '../contract.ts';
import { KIND_WORDS } from '../rules.ts';

const HEIGHT = 140;
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** How far each kind is from what was expected; what is too much counts as what it is off by. */
export function KindChart({ kinds }: { kinds: readonly KindTotal[] | undefined }) {
  return (
    <PageCard title="Difference by kind">
      {kinds ? (
        <Bars
          label="Difference by kind"
          unit="difference"
          height={HEIGHT}
          show={(cents) => DOLLARS.format(cents / 100)}
          showShort={shortMoney}
          bars={kinds.map(({ kind, terms, expected, received }) => ({
            label: `${KIND_WORDS[kind]} (${terms.toLocaleString('en-US')})`,
            value: Math.abs(expected - received),
          }))}
        />
      ) : (
        <Skeleton height={HEIGHT} />
      )}
    </PageCard>
  );
}
