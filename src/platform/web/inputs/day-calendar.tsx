import '@mantine/dates/styles.layer.css';
import { FocusTrap } from '@mantine/core';
import { DatePicker } from '@mantine/dates';

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
          nextMonth: 'Next month',
          previousMonth: 'Previous month',
          nextYear: 'Next year',
          previousYear: 'Previous year',
          nextDecade: 'Next decade',
          previousDecade: 'Previous decade',
        }}
      />
    </FocusTrap>
  );
}
