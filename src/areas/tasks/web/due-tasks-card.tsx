import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { DueTask } from './due-task.tsx';
import { dueTasksQuery } from './task-queries.ts';
import { localToday } from './task-words.ts';

/** What the person and their office have to do by today, for the home screen. */
export function DueTasksCard() {
  const { data, error, refetch } = useQuery(dueTasksQuery(localToday()));
  return (
    <PageCard title="My tasks today">
      {!data && !error && <Skeleton height={150} aria-label="Loading" />}
      {!data && error && (
        <Stack gap="xs" align="flex-start">
          <ProblemAlert>{error.message}</ProblemAlert>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            Try again
          </Button>
        </Stack>
      )}
      {data && (
        <Stack gap="sm">
          <Group gap="xl">
            <Figure label="Overdue" count={data.overdue} isProblem={data.overdue > 0} />
            <Figure label="Due today" count={data.today} />
          </Group>
          {data.results.length === 0 && <Text c="dimmed">Nothing is due today.</Text>}
          {data.results.map((task) => (
            <DueTask key={task.id} task={task} />
          ))}
          <TextLink to="/task" fz="sm">
            All my tasks
          </TextLink>
        </Stack>
      )}
    </PageCard>
  );
}

function Figure({ label, count, isProblem = false }: { label: string; count: number; isProblem?: boolean }) {
  return (
    <div>
      <Text fz="xs" c="dimmed">
        {label}
      </Text>
      <Text fz="xl" fw={650} {...(isProblem && { c: 'var(--cd-problem)' })}>
        {count.toLocaleString('en-US')}
      </Text>
    </div>
  );
}
