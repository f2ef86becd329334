import type { ReportAnswer } from '../contract.ts';
import { changeOf } from '../rules/figures.ts';
import type { Figure, Report } from '../rules/report.ts';
import { showChange, showFigure, yearBefore } from './figure-words.ts';
import classes from './reports.module.css';
import { texts } from './texts.ts';

/** What all groups come to, beside the title of the card. */
export function ReportHeadline({ report, answer }: { report: Report; answer: ReportAnswer }) {
  const measured = report.figures.find(({ key }) => key === report.measure) as Figure;
  const all = answer.total[report.measure] ?? 0;
  const change = answer.totalBefore === null ? null : changeOf(all, answer.totalBefore);
  return (
    <>
      <strong className={classes.headline}>{showFigure(measured, all)}</strong>
      {change !== null && (
        <span className={classes.change} data-less={change < 0 || undefined}>
          {texts.yearBefore.change(showChange(change), yearBefore(answer))}
        </span>
      )}
    </>
  );
}
