import { showCount } from '#platform/shared/show-count.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';
import type { DayGroup } from '../../day-groups.ts';

/** What Home and many screens say: a file of its own, so that Home does not load the rest. */
export const commonTexts = screenTexts({
  addTask: 'Add Task',
  days: { overdue: 'Overdue', today: 'Today', later: 'Later', closed: 'Closed' } satisfies Record<
    DayGroup,
    string
  >,
  lead: (name: string) => `${name} (lead)`,
  closeTask: (id: number) => `Close task ${id}`,
  reopen: 'The task is open again.',
  close: 'The task is closed.',
  /** The state of a task. */
  closed: 'Closed',
  /** In place of when it was due. */
  closedNow: 'closed',
  undo: 'Undo',
  undoKey: 'Ctrl Z',
  undoClosing: (id: number) => `Undo closing task ${id}`,
  anyTime: 'any time',
  title: 'My tasks today',
  all: 'All my tasks',
  nothingDue: 'Nothing is due today.',
  more: {
    overdue: (count: number) => `${showCount(count)} more overdue`,
    today: (count: number) => `${showCount(count)} more today`,
  },
  dueToday: 'Tasks due today',
  overdue: (count: number) => (count === 0 ? 'none overdue' : `${showCount(count)} overdue`),
});
