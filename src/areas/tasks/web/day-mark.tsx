import { GroupTitle } from '#platform/web/table/group-title.tsx';
import type { DayGroup, DayMark } from '../day-groups.ts';
import classes from './day-mark.module.css';

const TITLES: Record<DayGroup, string> = {
  overdue: 'Overdue',
  today: 'Today',
  later: 'Later',
  closed: 'Closed',
};

interface DayMarkRowProps extends DayMark {
  /** The time of now, in words. */
  clock: string;
  /** Whether all tasks are on the page, so that those of a part can be counted. */
  isWhole: boolean;
}

/** The head of a part of the list, and the line that marks now. */
export function DayMarkRow({ head, isNow, clock, isWhole }: DayMarkRowProps) {
  return (
    <>
      {isNow && (
        <div className={classes.now}>
          <span className={classes.clock} title={`Now: ${clock}`}>
            {clock}
          </span>
        </div>
      )}
      {head && (
        <GroupTitle count={isWhole ? head.count : undefined} isProblem={head.group === 'overdue'}>
          {TITLES[head.group]}
        </GroupTitle>
      )}
    </>
  );
}
