import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { Bar } from './bars.tsx';

interface DrawnBarsProps {
  bars: readonly Bar[];
  unit: string;
  show: (value: number) => string;
  step: number | undefined;
  height: number;
}

export function DrawnBars({ bars, unit, show, step, height }: DrawnBarsProps) {
  const top = Math.max(0, ...bars.map(({ value }) => value));
  const ticks = step && Array.from({ length: Math.max(2, Math.ceil(top / step) + 1) }, (_, at) => at * step);
  return (
    <BarChart
      h={height}
      data={bars.map(({ label, value }) => ({ label, [unit]: value }))}
      dataKey="label"
      series={[{ name: unit, color: 'var(--cd-accent-5)' }]}
      valueFormatter={show}
      gridAxis="x"
      tickLine="none"
      withYAxis
      yAxisProps={{
        width: 44,
        allowDecimals: false,
        tickFormatter: show,
        ...(ticks && { ticks, domain: [0, ticks.at(-1) ?? 0] }),
      }}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false, maxBarSize: 44 }}
    />
  );
}
