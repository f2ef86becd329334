import { VisuallyHidden } from '@mantine/core';
import classes from './signed-bars.module.css';

export interface SignedBar {
  label: string;
  /** Below zero, or zero. */
  loss: number;
  gain: number;
}

interface SignedBarsProps {
  /** What the bars show, for screen readers. */
  label: string;
  bars: readonly SignedBar[];
  /** What is on the left of zero, and what on the right. */
  sides: readonly [string, string];
  /** With its sign. */
  show: (value: number) => string;
}

/** Losses and gains on either side of zero, on one scale; and the same as a table for those who cannot see them. */
export function SignedBars({ label, bars, sides, show }: SignedBarsProps) {
  const top = Math.max(1, ...bars.flatMap(({ loss, gain }) => [-loss, gain]));
  const share = (value: number) => `${(100 * Math.abs(value)) / top}%`;
  return (
    <figure aria-label={label} className={classes.figure}>
      <div aria-hidden>
        <div className={classes.row}>
          <span className={classes.name} />
          {sides.map((side, at) => (
            <span key={side} className={classes.side} data-gain={at === 1 || undefined}>
              {side}
            </span>
          ))}
        </div>
        {bars.map(({ label: name, loss, gain }) => (
          <div key={name} className={classes.row}>
            <span className={classes.name} title={name}>
              {name}
            </span>
            <div className={classes.side}>
              {loss !== 0 && <span>{show(loss)}</span>}
              <div className={classes.track}>
                <div className={classes.bar} style={{ width: share(loss) }} />
              </div>
            </div>
            <div className={classes.side} data-gain>
              <div className={classes.track}>
                <div className={classes.bar} style={{ width: share(gain) }} />
              </div>
              {gain !== 0 && <span>{show(gain)}</span>}
            </div>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {sides.map((side) => (
                <th key={side} scope="col">
                  {side}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label: name, loss, gain }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{show(loss)}</td>
                <td>{show(gain)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
