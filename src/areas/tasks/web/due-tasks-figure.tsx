import { useQuery } from '@tanstack/react-query';
import { showCount } from '#platform/shared/show-count.ts';
import { FigureLink } from '#platform/web/ui/figure-link.tsx';
import { HOW_DUE_TODAY } from '../how.ts';
import { dueTasksQuery } from './task-queries.ts';
import { commonTexts } from './texts/common.ts';

/** How many tasks are due today, for the home screen. */
export function DueTasksFigure() {
  const { data, isError } = useQuery(dueTasksQuery);
  return (
    <FigureLink
      to="/task"
      search={{ due: 'today', given: 1 }}
      label={commonTexts.dueToday}
      how={HOW_DUE_TODAY}
      value={data && showCount(data.today)}
      note={data && commonTexts.overdue(data.overdue)}
      isProblem={data !== undefined && data.overdue > 0}
      hasFailed={isError}
    />
  );
}
