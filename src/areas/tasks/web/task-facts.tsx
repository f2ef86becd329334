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

/** Everything there is to know of a task, to read. */
export function TaskFacts({ task }: { task: Task }) {
  const hasSubject = task.custid !== null || task.leadMainId !== null;
  return (
    <Facts>
      <Fact label="Status">
        <StatusBadge task={task} />
      </Fact>
      <Fact label="Type">{task.typeName}</Fact>
      <Fact label="Priority">
        <PriorityBadge task={task} />
      </Fact>
      <Fact label="Assigned to">{task.toUser}</Fact>
      <Fact label="Due">{task.duedate && <DueDay task={task} />}</Fact>
      {task.duration > 0 && <Fact label="Duration">{showDuration(task.duration)}</Fact>}
      <Fact label={say('Customer or lead')} isWide>
        {hasSubject && (
          <Group component="span" gap={6}>
            <Subject task={task} /> #{task.custid ?? task.leadMainId}
          </Group>
        )}
      </Fact>
      {hasSubject && (
        <Fact label="Telephone" isWide>
          <TaskPhones task={task} />
        </Fact>
      )}
      <Fact label="Description" isWide>
        {task.desc && <span className={classes.text}>{task.desc}</span>}
      </Fact>
      <Fact label="Review required">{task.review_required ? 'Yes' : 'No'}</Fact>
      <Fact label="Creator">{task.fromUser}</Fact>
      <Fact label="Date">{showMoment(task.tranDate)}</Fact>
      {task.dateClosed && <Fact label="Closed By">{task.closedBy}</Fact>}
      {task.dateClosed && <Fact label="Closed">{showMoment(task.dateClosed)}</Fact>}
    </Facts>
  );
}
