import { VisuallyHidden } from '@mantine/core';
import classes from './bars.module.css';
import { scaleOf } from './scale.ts';

export interface Bar {
  label: string;
  value: number;
}

interface BarsProps {
  /** What the bars show, for those who hear it. */
  label: string;
  /** What one bar counts: "customers". */
  unit: string;
  bars: readonly Bar[];
  show?: (value: number) => string;
  /** The distance of the lines of the scale, where a unit has natural ones. */
  step?: number;
  height?: number;
}

/** One series as bars, and the same as a table for those who cannot see them. */
export function Bars({ label, unit, bars, show = String, step, height = 160 }: BarsProps) {
  return (
    <figure aria-label={label} className={classes.figure}>
      <Drawing bars={bars} show={show} step={step} height={height} />
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>
                  {show(bar.value)} {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

interface DrawingProps {
  bars: readonly Bar[];
  show: (value: number) => string;
  step: number | undefined;
  height: number;
}

function Drawing({ bars, show, step, height }: DrawingProps) {
  const lines = scaleOf(Math.max(0, ...bars.map(({ value }) => value)), step);
  const top = lines.at(-1) ?? 1;
  const share = (value: number) => `${(100 * value) / top}%`;
  return (
    <div aria-hidden className={classes.drawing} style={{ height }}>
      <div className={classes.plot}>
        {lines.map((value) => (
          <div key={value} className={classes.line} style={{ bottom: share(value) }}>
            <span className={classes.mark}>{show(value)}</span>
          </div>
        ))}
        {bars.map(({ label, value }) => (
          <div key={label} className={classes.column}>
            <div className={classes.bar} style={{ height: share(value) }}>
              {value > 0 && <span className={classes.value}>{show(value)}</span>}
            </div>
          </div>
        ))}
      </div>
      <div className={classes.labels}>
        {bars.map(({ label }) => (
          <span key={label} title={label}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
