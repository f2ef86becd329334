import { Bars } from '#platform/web/charts/bars.tsx';
import { showMinutes } from '../rules.ts';

export function HoursBars({ days }: { days: readonly { day: Date; minutes: number }[] }) {
  const bars = days.map(({ day, minutes }) => ({
    label: day.toLocaleDateString('en-US', { weekday: 'short' }),
    value: minutes,
  }));
  return (
    <Bars
      label="Hours over the last seven days"
      unit="hours"
      bars={bars}
      show={showMinutes}
      step={120}
      height={150}
    />
  );
}
