import { Group } from '@mantine/core';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { say } from '#platform/web/wording.ts';
import type { Task } from '../contract.ts';
import { showDuration } from '../rules.ts';
import { DueDay } from './due-day.tsx';
import { Subject } from './subject.tsx';
import { PriorityBadge, StatusBadge } from './task-badges.tsx';
import classes from './task-facts.module.css';
import { TaskPhones } from './task-phones.tsx';
import { taskTexts } from './texts/task.ts';

/** Everything there is to know of a task, to read. */
export function TaskFacts({ task }: { task: Task }) {
  const hasSubject = task.custid !== null || task.leadMainId !== null;
  return (
    <Facts>
      <Fact label={taskTexts.labels.taskstatusid}>
        <StatusBadge task={task} />
      </Fact>
      <Fact label={taskTexts.labels.type}>{task.typeName}</Fact>
      <Fact label={taskTexts.labels.priority}>
        <PriorityBadge task={task} />
      </Fact>
      <Fact label={taskTexts.labels.touser}>{task.toUser}</Fact>
      <Fact label={taskTexts.labels.due}>{task.duedate && <DueDay task={task} />}</Fact>
      {task.duration > 0 && <Fact label={taskTexts.labels.duration}>{showDuration(task.duration)}</Fact>}
      <Fact label={say(taskTexts.labels.subject)} isWide>
        {hasSubject && (
          <Group component="span" gap={6}>
            <Subject task={task} /> #{task.custid ?? task.leadMainId}
          </Group>
        )}
      </Fact>
      {hasSubject && (
        <Fact label={taskTexts.labels.telephone} isWide>
          <TaskPhones task={task} />
        </Fact>
      )}
      <Fact label={taskTexts.labels.desc} isWide>
        {task.desc && <span className={classes.text}>{task.desc}</span>}
      </Fact>
      <Fact label={taskTexts.labels.review_required}>
        {task.review_required ? taskTexts.yes : taskTexts.no}
      </Fact>
      <Fact label={taskTexts.labels.creator}>{task.fromUser}</Fact>
      <Fact label={taskTexts.labels.date}>{showMoment(task.tranDate)}</Fact>
      {task.dateClosed && <Fact label={taskTexts.labels.closedBy}>{task.closedBy}</Fact>}
      {task.dateClosed && <Fact label={taskTexts.labels.closed}>{showMoment(task.dateClosed)}</Fact>}
    </Facts>
  );
}
