import { IconCheck } from '@tabler/icons-react';
import plot from '#platform/web/charts/plot.module.css';
import { Plot } from '#platform/web/charts/plot.tsx';
import { scaleOf } from '#platform/web/charts/scale.ts';
import { shortMoney } from '#platform/web/charts/short-money.ts';
import type { Contract } from '../../contract.ts';
import type { InstallmentState } from '../../rules/installment-states.ts';
import { viewTexts } from '../texts/view.ts';
import classes from './schedule-bars.module.css';
import { barsInWords, type ScheduleRow, scheduleRows } from './schedule-words.ts';

/** More than these have no room for numbers and words. */
const MOST_LABELED = 12;

const monthOf = (day: string) => viewTexts.schedule.months[Number(day.slice(5, 7)) - 1];
const shortDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}`;

/** A column for each payment: below principal, above interest. */
export function ScheduleBars({ contract }: { contract: Contract }) {
  const rows = scheduleRows(contract);
  const largest = Math.max(0, ...rows.map(({ amount }) => amount));
  const lines = scaleOf(largest, closeStep(largest));
  const top = lines.at(-1) ?? 1;
  const isDense = rows.length > MOST_LABELED;
  const today = rows.find(({ due }) => due >= contract.today)?.at;
  return (
    <figure className={`${plot.figure} ${classes.figure}`} role="img" aria-label={barsInWords(rows)}>
      <div className={`${plot.legend} ${classes.legend}`} aria-hidden>
        <span>{viewTexts.schedule.principal}</span>
        <span data-interest>{viewTexts.schedule.interestWithFee}</span>
      </div>
      <div className={classes.drawing} data-dense={isDense || undefined} aria-hidden>
        <Plot lines={lines} show={shortMoney} height={190}>
          {rows.map((row) => (
            <div key={row.due} className={`${plot.column} ${classes.column}`}>
              {row.at === today && (
                <span className={classes.today}>{viewTexts.schedule.today(shortDay(contract.today))}</span>
              )}
              <Bar row={row} top={top} isDense={isDense} />
            </div>
          ))}
        </Plot>
        <div className={classes.labels}>
          {rows.map((row) => (
            <Label key={row.due} row={row} isShown={!isDense || row.at % Math.ceil(rows.length / 12) === 0} />
          ))}
        </div>
      </div>
      {isDense && <StatesLegend states={[...new Set(rows.map(({ state }) => state))]} />}
    </figure>
  );
}

/** Three lines that end close above the largest bar: payments are alike, and room above them shows nothing. */
function closeStep(largest: number): number {
  const least = Math.max(100, largest) / 3;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= least) ?? 10);
}

const inDollars = (cents: number) => (cents / 100).toFixed(2);

function Bar({ row, top, isDense }: { row: ScheduleRow; top: number; isDense: boolean }) {
  const share = (cents: number) => `${(100 * Math.max(0, cents)) / top}%`;
  // A number needs its own height: an eleventh of the plot.
  const fits = (cents: number) => !isDense && cents / top > 1 / 13;
  return (
    <div className={classes.bar} data-state={row.state}>
      <div className={classes.interest} style={{ height: share(row.interest) }}>
        {fits(row.interest) && inDollars(row.interest)}
      </div>
      <div className={classes.principal} style={{ height: share(row.principal) }}>
        {fits(row.principal) && inDollars(row.principal)}
      </div>
    </div>
  );
}

function Label({ row: { due, state }, isShown }: { row: ScheduleRow; isShown: boolean }) {
  return (
    <div className={classes.label} data-state={state}>
      {isShown && (
        <>
          <span className={classes.wide}>{shortDay(due)}</span>
          <span className={classes.narrow}>{monthOf(due)}</span>
          <span className={classes.word}>
            {state === 'paid' && <IconCheck size={12} />}
            <span className={classes.wide}>{viewTexts.schedule.states[state]}</span>
            <span className={classes.narrow}>
              {state === 'overdue' ? viewTexts.schedule.late : viewTexts.schedule.states[state]}
            </span>
          </span>
        </>
      )}
    </div>
  );
}

function StatesLegend({ states }: { states: InstallmentState[] }) {
  return (
    <div className={`${plot.legend} ${classes.legend} ${classes.states}`} aria-hidden>
      {states.map((state) => (
        <span key={state} data-state={state}>
          {viewTexts.schedule.states[state]}
        </span>
      ))}
    </div>
  );
}
