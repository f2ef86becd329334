import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ReportAnswer } from '../contract.ts';
import { HOW_FINANCE_DUE } from '../rules/how.ts';
import classes from './home-cards.module.css';
import { dueQuery } from './home-queries.ts';
import { texts } from './texts.ts';

/** Payments of finance contracts that are due this week, day by day. */
export function FinanceDueCard() {
  const due = useQuery(dueQuery);
  return (
    <LoadedCard
      title={texts.financeDue.title}
      action={
        <TextLink
          to="/reports/$report"
          params={{ report: 'finance' }}
          search={{ days: 'overdueAndNext30' }}
          fz="sm"
        >
          {texts.financeDue.dueAndOverdue}
        </TextLink>
      }
      how={HOW_FINANCE_DUE}
      query={due}
      empty={{ is: ({ groups }) => groups.length === 0, says: texts.financeDue.none }}
      note={texts.financeDue.about}
    >
      {(data) => <Due data={data} />}
    </LoadedCard>
  );
}

function Due({ data: { groups, total } }: { data: ReportAnswer }) {
  const rows = [
    ...groups.map(({ key, label, figures }) => ({ key, label, figures, group: key ?? undefined })),
    { key: 'all', label: texts.financeDue.thisWeek, figures: total, group: undefined },
  ];
  return (
    <ul className={classes.list}>
      {rows.map(({ key, label, figures, group }) => (
        <li key={key}>
          <span className={classes.when}>{label}</span>
          <span className={classes.what}>
            <TextLink
              to="/reports/$report/rows"
              params={{ report: 'finance' }}
              search={{ days: 'thisWeek', by: 'day', group, figure: 'payments' }}
              fz="sm"
            >
              {texts.financeDue.payments(figures.payments ?? 0)}
            </TextLink>
          </span>
          <span>{showMoney(figures.amount ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}
