import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '#platform/web/live/use-live.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { useInSteps } from '#platform/web/ui/use-in-steps.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { DUE_SHOWN } from '../list-contract.ts';
import { DueGroup } from './due-group.tsx';
import classes from './due-task.module.css';
import { dueTasksQuery, LISTS } from './task-queries.ts';
import { commonTexts } from './texts/common.ts';
import { useClosedHere } from './use-closed-here.ts';

/** What the person and their office have to do by today, for the home screen. */
export function DueTasksCard() {
  const query = useQuery(dueTasksQuery);
  const data = useInSteps(query.data);
  useLive('tasks', LISTS);
  // The server sends what is overdue first.
  const late = Math.min(data?.overdue ?? 0, DUE_SHOWN);
  const overdue = useClosedHere(data?.results.slice(0, late));
  const today = useClosedHere(data?.results.slice(late));
  const isEmpty = overdue.tasks?.length === 0 && today.tasks?.length === 0;
  return (
    <PageCard
      title={commonTexts.title}
      action={
        <TextLink to="/task" fz="sm">
          {commonTexts.all}
        </TextLink>
      }
    >
      {!data && !query.error && <Waiting height={308} />}
      <RetryProblem query={query} />
      {isEmpty && (
        <Stack gap="sm" align="flex-start">
          <Text c="dimmed">{commonTexts.nothingDue}</Text>
          <LinkButton to="/task" search={{ edit: 0 }} variant="default" size="xs">
            {commonTexts.addTask}
          </LinkButton>
        </Stack>
      )}
      {data && !isEmpty && (
        <div className={classes.groups}>
          <DueGroup due="overdue" list={overdue} total={data.overdue} />
          <DueGroup due="today" list={today} total={data.today} />
        </div>
      )}
    </PageCard>
  );
}
