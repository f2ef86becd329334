import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { say } from '#platform/web/wording.ts';
import type { Task } from '../contract.ts';
import { commonTexts } from './texts/common.ts';

const STATUS_TONES: Record<number, Tone> = { 1: 'work', 2: 'work', 3: 'waits', 4: 'waits' };
const OPEN = 1;
/** What presses more than others; the rest is a plain word. */
const PRIORITY_TONES: Record<number, Tone> = { 1: 'problem', 2: 'waits' };

/** How far an open task has come; a closed one is closed, whatever it was before. */
export function StatusBadge({ task }: { task: Pick<Task, 'open' | 'taskstatusid' | 'statusName'> }) {
  if (!task.open) return <StateBadge tone="closed">{commonTexts.closed}</StateBadge>;
  const { taskstatusid, statusName } = task;
  return (
    <StateBadge tone={STATUS_TONES[taskstatusid] ?? 'work'} isUsual={taskstatusid === OPEN}>
      {say(statusName)}
    </StateBadge>
  );
}

export const isPressing = ({ priority }: Pick<Task, 'priority'>): boolean => priority in PRIORITY_TONES;

export function PriorityBadge({ task }: { task: Pick<Task, 'priority' | 'priorityName'> }) {
  const tone = PRIORITY_TONES[task.priority];
  if (!tone) return task.priorityName;
  return (
    <StateBadge isQuiet tone={tone}>
      {task.priorityName}
    </StateBadge>
  );
}
