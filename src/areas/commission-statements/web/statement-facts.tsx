import { Fragment } from 'react';
import { showCount } from '#platform/shared/show-count.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Statement } from '../contract.ts';
import { HOW_STATEMENT } from '../how.ts';
import { Amount } from './amount.tsx';
import { texts } from './texts.ts';

export function StatementFacts({
  statement: { lines, amount, posted, yearToDate, period, files },
}: {
  statement: Statement;
}) {
  return (
    <PageCard title={texts.statement.totals} how={HOW_STATEMENT}>
      <Facts>
        <Fact label={texts.labels.amount}>
          <Amount cents={amount} />
        </Fact>
        <Fact label={texts.labels.posted}>
          <Amount cents={posted} />
        </Fact>
        <Fact label={texts.statement.yearToDate(period.slice(0, 4))}>
          <Amount cents={yearToDate} />
        </Fact>
        <Fact label={texts.labels.lines}>{showCount(lines)}</Fact>
        <Fact label={texts.statement.files}>
          {files.map(({ id }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <TextLink to="/commissions/reconcile/$id" params={{ id }} search={{ status: 3 }}>
                {id}
              </TextLink>
            </Fragment>
          ))}
        </Fact>
      </Facts>
    </PageCard>
  );
}
