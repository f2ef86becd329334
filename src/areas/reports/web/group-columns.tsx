import type { Column } from '#platform/web/table/column.ts';
import type { ReportAnswer, ReportGroup } from '../contract.ts';
import { changeOf } from '../rules/figures.ts';
import { howCounted } from '../rules/how.ts';
import { GROUPINGS, type GroupingName, isCalendar, type Report } from '../rules/report.ts';
import { FigureCell } from './figure-cell.tsx';
import { showChange, showShare, yearBefore } from './figure-words.ts';
import classes from './reports.module.css';
import type { AskedSearch } from './search.ts';
import { texts } from './texts.ts';

const ONE = 10_000;

/** The groups as a table: each figure leads to its rows, and the totals are below. */
export function groupColumns(
  report: Report,
  by: GroupingName,
  search: AskedSearch,
  answer: ReportAnswer | undefined,
): Column<ReportGroup>[] {
  const { figures, measure, comparesYears } = report;
  const total = answer?.total;
  const all = total?.[measure] ?? 0;
  const shareOf = (value: number | null) => (all === 0 ? null : Math.round((ONE * (value ?? 0)) / all));
  const change = ({ figures: own, before }: Pick<ReportGroup, 'figures' | 'before'>) =>
    changeOf(own[measure] ?? 0, before ?? 0);
  const share: Column<ReportGroup> = {
    key: 'share',
    label: texts.report.share,
    align: 'right',
    cell: (group) => showShare(shareOf(group.figures[measure] ?? null)),
    sortBy: (group) => group.figures[measure] ?? null,
    foot: all === 0 ? '' : '100.0 %',
  };
  return [
    {
      key: 'label',
      label: GROUPINGS[by].label,
      cell: ({ label }) => label,
      sortBy: ({ key, label }) => (isCalendar(by) ? key : label),
      foot: texts.report.total,
      how: howCounted(report),
    },
    ...figures.flatMap((figure): Column<ReportGroup>[] => [
      {
        key: figure.key,
        label: figure.label,
        align: 'right',
        cell: (group) => <FigureCell report={report} figure={figure} group={group} search={search} />,
        sortBy: (group) => group.figures[figure.key] ?? null,
        ...(total && {
          foot: <FigureCell report={report} figure={figure} total={total} search={search} />,
        }),
      },
      // Beside what it is the share of.
      ...(figure.key === measure ? [share] : []),
    ]),
    ...(comparesYears && answer
      ? [
          {
            key: 'change',
            label: texts.yearBefore.column(yearBefore(answer)),
            align: 'right' as const,
            cell: (group: ReportGroup) => <Change hundredths={change(group)} />,
            sortBy: change,
            foot: <Change hundredths={change({ figures: answer.total, before: answer.totalBefore })} />,
          },
        ]
      : []),
  ];
}

function Change({ hundredths }: { hundredths: number | null }) {
  return (
    <span className={hundredths !== null && hundredths < 0 ? classes.less : undefined}>
      {showChange(hundredths)}
    </span>
  );
}
