import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { ExpectedReport } from '../contract.ts';
import { HOW_TOTALS } from '../how.ts';
import { Difference } from './difference.tsx';
import { texts } from './texts.ts';
import classes from './total-figures.module.css';

interface TotalFiguresProps {
  total: ExpectedReport['total'] | undefined;
}

/** Over the whole filter. */
export function TotalFigures({ total }: TotalFiguresProps) {
  const figure = (label: string, cents: Cents | undefined, show: (cents: Cents) => ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{cents === undefined ? <Skeleton height={24} width={120} /> : show(cents)}</dd>
    </div>
  );
  return (
    <PageCard title={texts.totals} how={HOW_TOTALS}>
      <dl className={classes.figures}>
        {figure(texts.labels.expected, total?.expected, showMoney)}
        {figure(texts.labels.received, total?.received, showMoney)}
        {figure(texts.labels.difference, total?.difference, (cents) => (
          <Difference cents={cents} />
        ))}
      </dl>
    </PageCard>
  );
}
