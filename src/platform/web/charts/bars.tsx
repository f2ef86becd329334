import { Skeleton, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';

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

/** The drawing library is large and comes only where something is drawn. */
const DrawnBars = lazy(async () => ({ default: (await import('./drawn-bars.tsx')).DrawnBars }));

/** One series as bars, and the same as a table for those who cannot see them. */
export function Bars({ label, unit, bars, show = String, step, height = 160 }: BarsProps) {
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <div aria-hidden style={{ height }}>
        <Suspense fallback={<Skeleton height={height} />}>
          <DrawnBars bars={bars} unit={unit} show={show} step={step} height={height} />
        </Suspense>
      </div>
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
