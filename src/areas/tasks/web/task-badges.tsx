import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { say } from '#platform/web/wording.ts';
import type { Task } from '../contract.ts';
import { commonTexts } from './texts/common.ts';

const STATUS_TONES: Record<number, Tone> = { 1: 'work', 2: 'work', 3: 'waits', 4: 'waits' };
const PRIORITY_TONES: Record<number, Tone> = { 1: 'problem', 2: 'waits', 3: 'closed' };

/** How far an open task has come; a closed one is closed, whatever it was before. */
export function StatusBadge({ task }: { task: Pick<Task, 'open' | 'taskstatusid' | 'statusName'> }) {
  if (!task.open) return <StateBadge tone="closed">{commonTexts.closed}</StateBadge>;
  return <StateBadge tone={STATUS_TONES[task.taskstatusid] ?? 'work'}>{say(task.statusName)}</StateBadge>;
}

export function PriorityBadge({ task }: { task: Pick<Task, 'priority' | 'priorityName'> }) {
  return (
    <StateBadge isQuiet tone={PRIORITY_TONES[task.priority] ?? 'closed'}>
      {task.priorityName}
    </StateBadge>
  );
}
