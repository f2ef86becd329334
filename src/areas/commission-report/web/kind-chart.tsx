import { Skeleton } from '@mantine/core';
import { SignedBars } from '#platform/web/charts/signed-bars.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { KindTotal } from '../contract.ts';
import { KIND_WORDS } from '../rules.ts';

const HEIGHT = 140;
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** What each kind lost, to the left of zero, and what it gained, to the right. */
export function KindChart({ kinds }: { kinds: readonly KindTotal[] | undefined }) {
  return (
    <PageCard title="Difference by kind">
      {kinds ? (
        <SignedBars
          label="Difference by kind"
          sides={['Less than expected', 'More than expected']}
          show={(cents) => DOLLARS.format(cents / 100).replace('-', '−')}
          bars={kinds.map(({ kind, terms, lost, gained }) => ({
            label: `${KIND_WORDS[kind]} (${terms.toLocaleString('en-US')})`,
            loss: lost,
            gain: gained,
          }))}
        />
      ) : (
        <Skeleton height={HEIGHT} />
      )}
    </PageCard>
  );
}
