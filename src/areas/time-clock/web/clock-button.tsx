import { UnstyledButton } from '@mantine/core';
import { IconClockPlay, IconClockStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Tip } from '#platform/web/ui/tip.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { ClockStatus } from '../contract.ts';
import { showMinutes } from '../rules.ts';
import classes from './clock-button.module.css';
import { clockQuery, useToggleClock } from './clock-queries.ts';
import { showTime } from './days.ts';
import { texts } from './texts.ts';

interface ClockButtonProps {
  /** Asked before the clock is pressed; `press` goes on with it. */
  ask: (isIn: boolean, press: () => void) => void;
  /** While somebody is asked. */
  isBusy: boolean;
}

/** Clocks in and out from every screen. While a call is under way it cannot be pressed again. */
export function ClockButton({ ask, isBusy }: ClockButtonProps) {
  const { data: status } = useQuery(clockQuery);
  const toggle = useToggleClock();
  const isIn = status?.type === 'In';
  const Icon = isIn ? IconClockStop : IconClockPlay;
  const label = isIn ? texts.clock.clockOut : texts.clock.clockIn;

  function press(): void {
    void toggle
      .mutateAsync(isIn)
      .then((now) => toastDone(now.type === 'In' ? texts.clock.clockedIn : outWords(now)), toastProblem);
  }

  return (
    <Tip label={status ? clockWords(status) : texts.clock.loading}>
      <UnstyledButton
        className={classes.button}
        data-in={isIn || undefined}
        disabled={!status || toggle.isPending || isBusy}
        aria-description={status && clockWords(status)}
        onClick={() => ask(isIn, press)}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
        <span className={classes.label}>{label}</span>
        <span className={classes.hours}>{status && showMinutes(status.minutes)}</span>
      </UnstyledButton>
    </Tip>
  );
}

function clockWords({ type, clock, minutes }: ClockStatus): string {
  if (!clock) return texts.clock.noTimeToday;
  const time = showTime(clock, new Date());
  const isIn = type === 'In';
  if (minutes <= 0) return isIn ? texts.clock.inSince(time) : texts.clock.outSince(time);
  const hours = showMinutes(minutes);
  return isIn ? texts.clock.inSinceWithHours(time, hours) : texts.clock.outSinceWithHours(time, hours);
}

const outWords = ({ minutes }: ClockStatus) =>
  minutes > 0 ? texts.clock.clockedOut(showMinutes(minutes)) : texts.clock.clockedOutNoTime;
