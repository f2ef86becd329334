import { Group } from '@mantine/core';
import { useLive } from '#platform/web/live/use-live.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { VideoHelp } from '#platform/web/ui/video-help.tsx';
import { say } from '#platform/web/wording.ts';
import { AddTaskButton } from './add-task-button.tsx';
import { ListSwitch } from './list-switch.tsx';
import type { TaskAction } from './task-action.ts';
import { recordColumns } from './task-columns.tsx';
import { LISTS, recordTasksQuery, type Subject } from './task-queries.ts';
import { TaskTable } from './task-table.tsx';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';
import { useTaskSearch } from './use-task-search.ts';

/** The video at Vimeo. */
const HELP_VIDEO = '76979871';

interface RecordTasksProps {
  subject: Subject;
  actions: readonly TaskAction[];
}

/** The tasks of a customer or a lead: the active list or the hidden one. */
export function RecordTasks({ subject, actions }: RecordTasksProps) {
  const { search, change } = useTaskSearch();
  useLive('tasks', LISTS);
  const list = usePagedRows(recordTasksQuery(subject, search.list ? 0 : 1, readList(search)));
  const isEmpty = list.rows?.length === 0;
  const add = <AddTaskButton size="xs" onClick={() => change({ edit: 0 })} />;
  return (
    <ListCard label={frameTexts.tab}>
      <Group justify="space-between" gap="xs" px="md" py="sm">
        <ListSwitch />
        <Group gap="xs">
          <VideoHelp
            kind={1}
            code={HELP_VIDEO}
            title={say('custid' in subject ? texts.tab.ofCustomer : texts.tab.ofLead)}
          />
          {!isEmpty && add}
        </Group>
      </Group>
      <TaskTable
        list={list}
        actions={actions}
        columns={recordColumns}
        start={subject}
        emptyAction={!search.list && add}
      />
    </ListCard>
  );
}
