import { VisuallyHidden } from '@mantine/core';
import classes from './bars.module.css';
import { partWords } from './part-words.ts';
import plot from './plot.module.css';
import { Plot } from './plot.tsx';
import { scaleOf } from './scale.ts';

export interface Bar {
  label: string;
  value: number;
  /** How much of the value the first of the two named parts is. */
  part?: number;
}

interface BarsProps {
  /** What the bars show, for screen readers. */
  label: string;
  bars: readonly Bar[];
  show?: (value: number) => string;
  /** The same with what a bar counts, for screen readers: "12 customers". */
  says?: (value: number) => string;
  /** The same where there is little room: on the scale and above the bars. */
  showShort?: (value: number) => string;
  /** The distance of the lines of the scale, where a unit has natural ones. */
  step?: number;
  height?: number;
  /** What the two parts of each bar are. */
  parts?: readonly [string, string];
  /** With many bars: every nth has a label, counted from the last, and none shows its value. */
  labelEvery?: number;
}

/** One series as bars, and the same as a table for those who cannot see them. */
export function Bars(props: BarsProps) {
  const { label, bars, show = String, says = show, showShort = show } = props;
  const { step, height = 160, parts, labelEvery } = props;
  return (
    <figure aria-label={label} className={plot.figure}>
      {parts && <Legend parts={parts} />}
      <Drawing {...{ bars, show, showShort, step, height, labelEvery }} />
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{[says(bar.value), ...partWords(bar, show, parts)].join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

function Legend({ parts }: { parts: readonly [string, string] }) {
  return (
    <div aria-hidden className={`${plot.legend} ${classes.legend}`}>
      {parts.map((name, at) => (
        <span key={name} data-second={at === 1 || undefined}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** This many values fit next to each other on every screen. */
const DENSE = 7;

interface DrawingProps {
  bars: readonly Bar[];
  show: (value: number) => string;
  showShort: (value: number) => string;
  step: number | undefined;
  height: number;
  labelEvery: number | undefined;
}

function Drawing({ bars, show, showShort, step, height, labelEvery }: DrawingProps) {
  const lines = scaleOf(Math.max(0, ...bars.map(({ value }) => value)), step);
  const top = lines.at(-1) ?? 1;
  const share = (value: number) => `${(100 * value) / top}%`;
  const isDense = bars.length > DENSE;
  const isLabelled = (at: number) => !labelEvery || (bars.length - 1 - at) % labelEvery === 0;
  return (
    <div aria-hidden className={classes.drawing} data-dense={isDense || undefined} style={{ height }}>
      <Plot lines={lines} show={showShort}>
        {bars.map(({ label, value, part }) => (
          <div key={label} className={plot.column} title={`${label}: ${show(value)}`}>
            <div className={classes.bar} style={{ height: share(value) }}>
              {part !== undefined && value > 0 && (
                <div className={classes.second} style={{ height: `${100 - (100 * part) / value}%` }} />
              )}
              {value > 0 && !labelEvery && <span className={classes.value}>{showShort(value)}</span>}
            </div>
          </div>
        ))}
      </Plot>
      <div className={classes.labels} data-some={labelEvery ? true : undefined}>
        {bars.map(({ label }, at) => (
          <span key={label} title={label}>
            {isLabelled(at) && label}
          </span>
        ))}
      </div>
    </div>
  );
}
