import { IconCircleDot, IconLock, IconLockOpen } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import type { DayState, OfficeDay } from '../contract.ts';
import classes from './eod.module.css';
import { SignedMoney } from './signed-money.tsx';
import { texts } from './texts.ts';

const ICONS: Record<DayState, typeof IconLock> = {
  open: IconCircleDot,
  closed: IconLock,
  reopened: IconLockOpen,
};

/** The days around the one that is shown, as the way to them. */
export function DayStrip({ day }: { day: OfficeDay }) {
  return (
    <nav aria-label={texts.strip.label} className={classes.strip}>
      {day.days.map(({ date, state, difference }) => {
        const Icon = ICONS[state];
        return (
          <Link
            key={date}
            to="/eod"
            search={{ office: day.office.id, date }}
            className={classes.stripDay}
            aria-current={date === day.date ? 'date' : undefined}
          >
            <span>
              <span className={classes.weekday}>{weekday(date)}</span>
              <span className={classes.stripDate}>{showDay(date).slice(0, 5)}</span>
            </span>
            <span className={classes.stripState} data-state={state}>
              {difference ? <SignedMoney cents={difference} /> : null}
              <span className={classes.stripWord}>
                <Icon size={13} stroke={1.7} aria-hidden />
                {texts.strip.states[state]}
              </span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

export function weekday(date: string, length: 'short' | 'long' = 'short'): string {
  return new Date(date).toLocaleDateString('en-US', { weekday: length, timeZone: 'UTC' });
}
