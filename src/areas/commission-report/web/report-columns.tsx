import { showDay } from '#platform/shared/dates.ts';
import { type Cents, showMoney, showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { ExpectedReport, ReportRow } from '../contract.ts';
import { HOW_TOTALS } from '../how.ts';
import { KIND_WORDS, type Kind } from '../rules.ts';
import { Difference } from './difference.tsx';
import { ExpectedCell } from './expected-cell.tsx';
import classes from './report.module.css';
import { RowActions } from './row-actions.tsx';
import { texts } from './texts.ts';

const TONES: Readonly<Record<Kind, Tone>> = {
  none: 'problem',
  short: 'waits',
  rate: 'work',
  overpaid: 'work',
  chargeback: 'problem',
};

const money = (
  key: 'premium' | 'expected' | 'received',
  label: string,
  total?: Cents,
): Column<ReportRow> => ({
  key,
  label,
  align: 'right',
  cell: (row) => showMoney(row[key]),
  sortBy: (row) => row[key],
  ...(total !== undefined && { foot: showMoney(total) }),
});

/** The totals are over the whole filter. */
export function reportColumns(total: ExpectedReport['total'] | undefined): Column<ReportRow>[] {
  return [
    {
      key: 'kind',
      label: texts.labels.kind,
      kind: 'whole',
      cell: ({ kind }) => <StateBadge tone={TONES[kind]}>{KIND_WORDS[kind]}</StateBadge>,
      sortBy: ({ kind }) => kind,
      foot: texts.labels.total,
      how: HOW_TOTALS,
    },
    {
      key: 'company',
      label: texts.labels.company,
      cell: ({ company }) => (
        <span className={classes.company} title={company.name}>
          {company.name}
        </span>
      ),
      sortBy: ({ company }) => company.name,
    },
    {
      key: 'customer',
      stays: true,
      label: say(texts.labels.customer),
      cell: ({ customer }) => (
        <TextLink to="/customer/$id" params={{ id: customer.id }} fz="inherit">
          {customer.name}
        </TextLink>
      ),
      sortBy: ({ customer }) => customer.name,
    },
    {
      key: 'policy',
      label: texts.labels.policy,
      kind: 'whole',
      cell: ({ policy }) => policy.policy,
      sortBy: ({ policy }) => policy.policy,
    },
    {
      key: 'effdate',
      label: texts.labels.effective,
      kind: 'day',
      cell: ({ effdate }) => showDay(effdate),
      sortBy: ({ effdate }) => effdate,
    },
    money('premium', texts.labels.premium),
    {
      key: 'paidPercent',
      label: texts.labels.paidAgreed,
      align: 'right',
      cell: ({ percent, paidPercent }) =>
        `${paidPercent === null ? '—' : showPercent(Math.round(paidPercent * 100))} / ${showPercent(percent)}`,
      sortBy: ({ paidPercent }) => paidPercent,
    },
    {
      ...money('expected', texts.labels.expected, total?.expected),
      cell: (row) => <ExpectedCell row={row} />,
    },
    money('received', texts.labels.received, total?.received),
    {
      key: 'difference',
      label: texts.labels.difference,
      align: 'right',
      cell: ({ difference }) => <Difference cents={difference} />,
      sortBy: ({ difference }) => difference,
      ...(total && { foot: <Difference cents={total.difference} /> }),
    },
    {
      key: 'actions',
      label: texts.labels.actions,
      kind: 'whole',
      cell: (row) => <RowActions row={row} />,
    },
  ];
}
