import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import classes from './due-task.module.css';
import { DueTask } from './due-task.tsx';
import { dueTasksQuery } from './task-queries.ts';

/** What the person and their office have to do by today, for the home screen. */
export function DueTasksCard() {
  const { data, error, refetch } = useQuery(dueTasksQuery);
  const rest = data ? data.overdue + data.today - data.results.length : 0;
  return (
    <PageCard
      title="My tasks today"
      action={
        <TextLink to="/task" fz="sm">
          All my tasks
        </TextLink>
      }
    >
      {!data && !error && <Waiting height={308} />}
      {!data && error && (
        <Stack gap="xs" align="flex-start">
          <ProblemAlert>{error.message}</ProblemAlert>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            Try again
          </Button>
        </Stack>
      )}
      {data?.results.length === 0 && (
        <Stack gap="sm" align="flex-start">
          <Text c="dimmed">Nothing is due today.</Text>
          <LinkButton to="/task" search={{ edit: 0 }} variant="default" size="xs">
            Add Task
          </LinkButton>
        </Stack>
      )}
      {data && data.results.length > 0 && (
        <ul className={classes.list}>
          {data.results.map((task) => (
            <DueTask key={task.id} task={task} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Text fz="xs" c="dimmed" mt="xs">
          {rest.toLocaleString('en-US')} more {rest === 1 ? 'is' : 'are'} due.
        </Text>
      )}
    </PageCard>
  );
}
