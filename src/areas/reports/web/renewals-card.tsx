import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ReportAnswer, ReportRow } from '../contract.ts';
import { HOW_RENEWALS } from '../rules/how.ts';
import classes from './home-cards.module.css';
import { aheadQuery, aheadRowsQuery } from './home-queries.ts';
import { barsOfDays, SHOWN } from './home-words.ts';
import { RenewalRow } from './renewal-row.tsx';
import { texts } from './texts.ts';

const ROWS = { days: 'next30Days', figure: 'ahead' } as const;

/** What comes up for renewal in the next 30 days and is not renewed yet. */
export function RenewalsCard() {
  const ahead = useQuery(aheadQuery);
  const rows = useQuery(aheadRowsQuery);
  const count = ahead.data?.total.ahead ?? 0;
  return (
    <LoadedCard
      title={ahead.data ? texts.renewals.titleWithCount(count) : texts.renewals.title}
      action={
        <TextLink
          to="/reports/$report"
          params={{ report: 'renewals' }}
          search={{ days: 'next30Days' }}
          fz="sm"
        >
          {texts.renewals.all}
        </TextLink>
      }
      how={HOW_RENEWALS}
      query={ahead}
      empty={{ is: ({ total }) => total.ahead === 0, says: texts.renewals.none }}
    >
      {(data) => <Ahead data={data} rows={rows.data?.results ?? []} />}
    </LoadedCard>
  );
}

function Ahead({ data, rows }: { data: ReportAnswer; rows: readonly ReportRow[] }) {
  const { ahead, aheadPremium } = data.total;
  return (
    <>
      <Bars
        label={texts.renewals.bars}
        says={texts.renewals.ofDay}
        bars={barsOfDays(data)}
        labelEvery={7}
        height={110}
      />
      <ul className={classes.list}>
        {rows.slice(0, SHOWN).map((row) => (
          <RenewalRow key={row.id} row={row} />
        ))}
      </ul>
      <p className={classes.foot}>
        <TextLink to="/reports/$report/rows" params={{ report: 'renewals' }} search={ROWS} fz="sm">
          {texts.renewals.allToRenew(ahead ?? 0)}
        </TextLink>
        <span>{texts.renewals.premiumInAll(showMoney(aheadPremium ?? 0))}</span>
      </p>
    </>
  );
}
