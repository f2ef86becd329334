import { VisuallyHidden } from '@mantine/core';
import { texts } from '../texts.ts';
import classes from './lying-bars.module.css';
import { partWords } from './part-words.ts';
import { scaleOf } from './scale.ts';

export interface LyingBar {
  label: string;
  value: number;
  /** How much of the value the first of the two named parts is. */
  part?: number;
  /** What the value is compared with. */
  mark?: number;
}

interface LyingBarsProps {
  /** What the bars show, for screen readers. */
  label: string;
  bars: readonly LyingBar[];
  show: (value: number) => string;
  /** The same on the scale, where there is little room. */
  showShort: (value: number) => string;
  /** What the two parts of each bar are. */
  parts?: readonly [string, string];
  /** What the marks are. */
  markWords?: string;
}

/** Bars that lie on their side, for names that need room; and the same as a table for those who cannot see them. */
export function LyingBars({ label, bars, show, showShort, parts, markWords }: LyingBarsProps) {
  const lines = scaleOf(Math.max(1, ...bars.flatMap(({ value, mark = 0 }) => [value, mark])));
  const top = lines.at(-1) ?? 1;
  const share = (value: number) => `${(100 * Math.max(0, value)) / top}%`;
  return (
    <figure aria-label={label} className={classes.figure}>
      <div aria-hidden className={classes.legend}>
        {parts?.map((name, at) => (
          <span key={name} data-second={at === 1 || undefined}>
            {name}
          </span>
        ))}
        {markWords && <span data-mark>{markWords}</span>}
      </div>
      <div aria-hidden className={classes.drawing}>
        {bars.map((bar) => (
          <div key={bar.label} className={classes.row} title={`${bar.label}: ${show(bar.value)}`}>
            <span className={classes.name}>{bar.label}</span>
            <div className={classes.track}>
              <div className={classes.bar} style={{ width: share(bar.value) }}>
                {bar.part !== undefined && bar.value > 0 && (
                  <div
                    className={classes.second}
                    style={{ width: `${100 - (100 * bar.part) / bar.value}%` }}
                  />
                )}
              </div>
              {bar.mark !== undefined && <div className={classes.mark} style={{ left: share(bar.mark) }} />}
              <span className={classes.value} style={{ left: share(Math.max(bar.value, bar.mark ?? 0)) }}>
                {show(bar.value)}
              </span>
            </div>
          </div>
        ))}
        <div className={classes.row}>
          <span className={classes.name} />
          <div className={classes.scale}>
            {lines.map((value) => (
              <span key={value} style={{ left: share(value) }}>
                {showShort(value)}
              </span>
            ))}
          </div>
        </div>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{wordsOf(bar, show, parts, markWords)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

function wordsOf(
  bar: LyingBar,
  show: (value: number) => string,
  parts: readonly [string, string] | undefined,
  markWords: string | undefined,
): string {
  const words = [show(bar.value), ...partWords(bar, show, parts)];
  if (markWords && bar.mark !== undefined) words.push(texts.charts.part(markWords, show(bar.mark)));
  return words.join(', ');
}
