import { Text } from '@mantine/core';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { OfficeView } from '../contract.ts';
import { openState, showHours, TIME_ZONES, type TimeZone, WEEKDAYS } from '../opening-hours.ts';
import classes from './office-page.module.css';
import { texts } from './texts.ts';

/** The hours of the week, with the day marked that it is at the office. */
export function HoursCard({ office: { hours, timeZone } }: { office: OfficeView }) {
  const { weekday: today } = openState(hours, timeZone, useNow());
  return (
    <PageCard title={texts.view.hours}>
      <table className={classes.week} aria-label={texts.view.hours}>
        <tbody>
          {WEEKDAYS.map((name, weekday) => (
            <tr key={name} aria-current={weekday === today ? 'date' : undefined}>
              <th scope="row">{weekday === today ? texts.view.weekdayToday(name) : name}</th>
              <td>{showHours(hours[weekday])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text c="dimmed" fz="xs" mt="xs">
        {texts.view.timeOfZone(TIME_ZONES[timeZone as TimeZone] ?? timeZone)}
      </Text>
    </PageCard>
  );
}
