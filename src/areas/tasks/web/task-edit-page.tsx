import { Paper } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Task } from '../contract.ts';
import { StatusBadge } from './task-badges.tsx';
import { TaskForm } from './task-form.tsx';
import { choicesQuery, taskQuery } from './task-queries.ts';
import { commonTexts } from './texts/common.ts';
import { texts } from './texts.ts';
import { useTaskForm } from './use-task-form.ts';

const route = getRouteApi('/signed-in/TaskEdit');

/** The editor alone; id 0 adds a task. */
export function TaskEditPage() {
  const { id } = route.useSearch();
  return id === 0 ? <Editor key="add" task={undefined} /> : <StoredTask key={id} id={id} />;
}

function StoredTask({ id }: { id: number }) {
  const { data: task } = useSuspenseQuery(taskQuery(id));
  return <Editor task={task} />;
}

function Editor({ task }: { task: Task | undefined }) {
  const { custid, leadMainId } = route.useSearch();
  const navigate = route.useNavigate();
  const leave = (isDone: boolean) => navigate({ to: '/task', ignoreBlocker: isDone });
  const cancel = useCancel(() => leave(false));
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const editor = useTaskForm({
    choices,
    task,
    start: { custid, leadMainId },
    onSaved: () => void leave(true),
  });
  return (
    <>
      <RecordHead
        title={task ? texts.editTask : commonTexts.addTask}
        up={<WayUp to="/task">{texts.myTasks.title}</WayUp>}
        {...(task && { number: task.id, badges: <StatusBadge task={task} /> })}
        facts={
          task ? [task.typeName, task.customerName || task.leadName, texts.form.madeBy(task.fromUser)] : ['']
        }
      />
      <Paper withBorder p="md" maw={560}>
        <TaskForm editor={editor} task={task} hasCustomer={custid !== undefined} onCancel={cancel} />
      </Paper>
      <UnsavedGuard isDirty={editor.form.isDirty} />
    </>
  );
}
