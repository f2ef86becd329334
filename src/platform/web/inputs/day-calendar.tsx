import '@mantine/dates/styles.layer.css';
import { FocusTrap } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { texts } from '../texts.ts';

interface DayCalendarProps {
  /** YYYY-MM-DD. */
  day: string | null;
  onChoose: (day: string) => void;
}

export function DayCalendar({ day, onChoose }: DayCalendarProps) {
  return (
    <FocusTrap active>
      <DatePicker
        value={day}
        defaultDate={day ?? undefined}
        firstDayOfWeek={0}
        highlightToday
        // Red means a problem here, and a Sunday is none.
        weekendDays={[]}
        onChange={(chosen) => chosen && onChoose(chosen)}
        ariaLabels={{
          nextMonth: texts.calendar.nextMonth,
          previousMonth: texts.calendar.previousMonth,
          nextYear: texts.calendar.nextYear,
          previousYear: texts.calendar.previousYear,
          nextDecade: texts.calendar.nextDecade,
          previousDecade: texts.calendar.previousDecade,
        }}
      />
    </FocusTrap>
  );
}
