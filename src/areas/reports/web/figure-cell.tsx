import { Link } from '@tanstack/react-router';
import type { ReportGroup } from '../contract.ts';
import type { Figures } from '../rules/figures.ts';
import type { Figure, Report } from '../rules/report.ts';
import { showFigure } from './figure-words.ts';
import classes from './reports.module.css';
import { type AskedSearch, askedIn } from './search.ts';
import { texts } from './texts.ts';

interface FigureCellProps {
  report: Report;
  figure: Figure;
  /** Of a group, or of all of them. */
  group?: ReportGroup;
  total?: Figures;
  search: AskedSearch;
}

/** A figure that opens the rows it is made of; none has none to open. */
export function FigureCell({ report, figure, group, total, search }: FigureCellProps) {
  const value = (group?.figures ?? total)?.[figure.key] ?? null;
  const words = showFigure(figure, value);
  if (value === null || value === 0) return words;
  const chosen = group && (group.key === null ? { none: true as const } : { group: group.key });
  const asked = { by: report.by[0], ...askedIn(report, search), figure: figure.key, ...chosen };
  return (
    <Link
      to="/reports/$report/rows"
      params={{ report: report.name }}
      search={asked as never}
      className={`${classes.figure} ${figure.key === report.measure ? classes.measure : ''}`}
      title={texts.report.opensRecords(report.noun[1])}
      aria-label={
        group
          ? texts.report.figureOfGroup(figure.label, group.label, words)
          : texts.report.figureOfAll(figure.label, words)
      }
    >
      {words}
    </Link>
  );
}
