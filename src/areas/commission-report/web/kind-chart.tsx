import { Skeleton } from '@mantine/core';
import { showCount } from '#platform/shared/show-count.ts';
import { SignedBars } from '#platform/web/charts/signed-bars.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { KindTotal } from '../contract.ts';
import { HOW_KINDS } from '../how.ts';
import { KIND_WORDS } from '../rules.ts';
import classes from './report.module.css';
import { texts } from './texts.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** What each kind lost, to the left of zero, and what it gained, to the right. */
export function KindChart({ kinds }: { kinds: readonly KindTotal[] | undefined }) {
  return (
    <PageCard title={texts.chart.differenceByKind} how={HOW_KINDS}>
      {kinds ? (
        <SignedBars
          label={texts.chart.differenceByKind}
          sides={[texts.chart.lessThanExpected, texts.chart.moreThanExpected]}
          show={(cents) => DOLLARS.format(cents / 100).replace('-', '−')}
          bars={kinds.map(({ kind, terms, lost, gained }) => ({
            label: texts.chart.kindWithTerms(KIND_WORDS[kind], showCount(terms)),
            loss: lost,
            gain: gained,
          }))}
        />
      ) : (
        <Skeleton className={classes.chartToCome} />
      )}
    </PageCard>
  );
}
