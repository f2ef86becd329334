import type { ReactNode } from 'react';
import classes from './plot.module.css';

interface PlotProps {
  /** The scale, from nothing to its top. */
  lines: readonly number[];
  show: (value: number) => string;
  height?: number;
  /** The columns, side by side. */
  children: ReactNode;
}

/** Columns over the lines of their scale, each line with its value at the left. */
export function Plot({ lines, show, height, children }: PlotProps) {
  const top = lines.at(-1) ?? 1;
  return (
    <div className={classes.plot} style={{ height }}>
      {lines.map((line) => (
        <div key={line} className={classes.line} style={{ bottom: `${(100 * line) / top}%` }}>
          <span className={classes.mark}>{show(line)}</span>
        </div>
      ))}
      {children}
    </div>
  );
}
