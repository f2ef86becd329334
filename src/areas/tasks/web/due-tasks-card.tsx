import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '#platform/web/live/use-live.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { useInSteps } from '#platform/web/ui/use-in-steps.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { DUE_SHOWN } from '../list-contract.ts';
import { DueGroup } from './due-group.tsx';
import classes from './due-task.module.css';
import { dueTasksQuery, LISTS } from './task-queries.ts';
import { commonTexts } from './texts/common.ts';

/** What the person and their office have to do by today, for the home screen. */
export function DueTasksCard() {
  const { error, refetch, ...answer } = useQuery(dueTasksQuery);
  const data = useInSteps(answer.data);
  useLive('tasks', LISTS);
  // The server sends what is overdue first.
  const late = Math.min(data?.overdue ?? 0, DUE_SHOWN);
  const [overdue, today] = [data?.results.slice(0, late) ?? [], data?.results.slice(late) ?? []];
  return (
    <PageCard
      title={commonTexts.title}
      action={
        <TextLink to="/task" fz="sm">
          {commonTexts.all}
        </TextLink>
      }
    >
      {!data && !error && <Waiting height={308} />}
      {!data && error && (
        <Stack gap="xs" align="flex-start">
          <ProblemAlert>{error.message}</ProblemAlert>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {commonTexts.retry}
          </Button>
        </Stack>
      )}
      {data?.results.length === 0 && (
        <Stack gap="sm" align="flex-start">
          <Text c="dimmed">{commonTexts.nothingDue}</Text>
          <LinkButton to="/task" search={{ edit: 0 }} variant="default" size="xs">
            {commonTexts.addTask}
          </LinkButton>
        </Stack>
      )}
      {data && data.results.length > 0 && (
        <div className={classes.groups}>
          <DueGroup due="overdue" tasks={overdue} total={data.overdue} />
          <DueGroup due="today" tasks={today} total={data.today} />
        </div>
      )}
    </PageCard>
  );
}
