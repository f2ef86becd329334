import { Group, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { asOneQuery } from '#platform/web/ui/as-one-query.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { HOW_HOURS } from '../how.ts';
import { minutesByDay, showMinutes } from '../rules.ts';
import { clockQuery, weekQuery } from './clock-queries.ts';
import { lastDays, showTime } from './days.ts';
import { HoursBars } from './hours-bars.tsx';
import { texts } from './texts.ts';

/** The person's own day and week by the clock. */
export function MyHoursCard() {
  const status = useQuery(clockQuery);
  const week = useQuery(weekQuery);
  const query = asOneQuery(status, week);
  return (
    <PageCard title={texts.myHours.title} how={HOW_HOURS}>
      <RetryProblem query={query} />
      {status.data && week.data ? <Hours status={status.data} stretches={week.data.results} /> : null}
      {!query.data && !query.error && <Loader />}
    </PageCard>
  );
}

interface HoursProps {
  status: { type: 'In' | 'Out'; clock: Date | null; minutes: number };
  stretches: readonly { in: Date; out: Date | null }[];
}

function Hours({ status: { type, clock, minutes }, stretches }: HoursProps) {
  const now = new Date();
  const days = minutesByDay(
    stretches.map((stretch) => ({ inAt: stretch.in, outAt: stretch.out })),
    lastDays(now),
    now,
  );
  const week = days.reduce((sum, day) => sum + day.minutes, 0);
  return (
    <>
      <Group gap="xl" mb="md">
        <Figure label={texts.myHours.today}>{showMinutes(minutes)}</Figure>
        <Figure label={texts.myHours.last7Days}>{showMinutes(week)}</Figure>
        <Figure label={type === 'In' ? texts.myHours.inSince : texts.myHours.outSince}>
          {clock ? showTime(clock, now) : texts.myHours.notYetIn}
        </Figure>
      </Group>
      <HoursBars days={days} />
    </>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Text fz="xs" c="dimmed">
        {label}
      </Text>
      <Text fz="xl" fw={650}>
        {children}
      </Text>
    </div>
  );
}
