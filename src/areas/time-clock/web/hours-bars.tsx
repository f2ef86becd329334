import { Bars } from '#platform/web/charts/bars.tsx';
import { showMinutes } from '../rules.ts';
import { weekdayOf } from './days.ts';
import { texts } from './texts.ts';

export function HoursBars({ days }: { days: readonly { day: Date; minutes: number }[] }) {
  const bars = days.map(({ day, minutes }) => ({
    label: weekdayOf(day),
    value: minutes,
  }));
  return (
    <Bars
      label={texts.myHours.bars}
      bars={bars}
      show={showMinutes}
      says={(minutes) => texts.myHours.ofDay(showMinutes(minutes))}
      step={120}
      height={150}
    />
  );
}
