import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconClockPlay, IconClockStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { ClockStatus } from '../contract.ts';
import { showMinutes } from '../rules.ts';
import classes from './clock-button.module.css';
import { clockQuery, useToggleClock } from './clock-queries.ts';
import { showTime } from './days.ts';

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
  const label = isIn ? 'Clock Out' : 'Clock In';

  function press(): void {
    void toggle
      .mutateAsync(isIn)
      .then((now) => toastDone(now.type === 'In' ? 'You are clocked in.' : outWords(now)), toastProblem);
  }

  return (
    <Tooltip label={status ? clockWords(status) : 'Loading your hours'}>
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
    </Tooltip>
  );
}

const NO_TIME = 'No time clocked today';

function clockWords({ type, clock, minutes }: ClockStatus): string {
  if (!clock) return NO_TIME;
  const since = `${type === 'In' ? 'In' : 'Out'} since ${showTime(clock, new Date())}`;
  return minutes > 0 ? `${since}, ${showMinutes(minutes)} hours today` : since;
}

const outWords = ({ minutes }: ClockStatus) =>
  `You are clocked out. ${minutes > 0 ? `${showMinutes(minutes)} hours today` : NO_TIME}.`;
