import { GroupTitle } from '#platform/web/table/group-title.tsx';
import type { DayMark } from '../day-groups.ts';
import classes from './day-mark.module.css';
import { commonTexts } from './texts/common.ts';
import { texts } from './texts.ts';

interface DayMarkRowProps extends DayMark {
  /** The time of now, in words. */
  clock: string;
  /** Whether all tasks are on the page, so that those of a part can be counted. */
  isWhole: boolean;
}

/** The head of a part of the list, and the line that marks now: what is due today begins above it, what is later below. */
export function DayMarkRow({ head, isNow, clock, isWhole }: DayMarkRowProps) {
  const title = head && (
    <GroupTitle count={isWhole ? head.count : undefined} isProblem={head.group === 'overdue'}>
      {commonTexts.days[head.group]}
    </GroupTitle>
  );
  return (
    <>
      {head?.group === 'today' && title}
      {isNow && (
        <div className={classes.now} data-screen-only>
          <span className={classes.clock} title={texts.now(clock)}>
            {clock}
          </span>
        </div>
      )}
      {head?.group !== 'today' && title}
    </>
  );
}
