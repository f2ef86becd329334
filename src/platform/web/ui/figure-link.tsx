import { Skeleton } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './figure-link.module.css';
import { HowButton } from './how-button.tsx';

interface FigureProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  label: string;
  /** Undefined while it loads: the place is kept. */
  value: string | undefined;
  /** How it is counted, for whoever doubts it. */
  how: string;
  note?: string | undefined;
  /** Somebody has to see to it. */
  isWaiting?: boolean;
  /** The note points out a problem. */
  isProblem?: boolean | undefined;
  hasFailed?: boolean | undefined;
}

function FigureAnchor({ label, value, how, note, isWaiting, isProblem, hasFailed, ...anchor }: FigureProps) {
  const isLoading = value === undefined && !hasFailed;
  return (
    <div className={classes.frame} data-figure={label}>
      <a {...anchor} className={classes.figure} aria-busy={isLoading || undefined}>
        <span className={classes.label}>{label}</span>
        <span className={classes.value} data-waiting={isWaiting || undefined}>
          {isLoading ? <ValueSkeleton /> : (value ?? '—')}
        </span>
        <span className={classes.note} data-problem={(isProblem && !hasFailed) || undefined} title={note}>
          {hasFailed ? texts.figures.notLoaded : note}
        </span>
      </a>
      <HowButton label={label} className={classes.how}>
        {how}
      </HowButton>
    </div>
  );
}

function ValueSkeleton() {
  return <Skeleton component="span" display="block" height={20} width={96} mt={5} />;
}

/** A figure that matters, with what it means below it; it leads to the list that it counts. */
export const FigureLink = createLink(FigureAnchor);

/** At most four figures side by side; on a phone two and two. */
export function FiguresRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={classes.row} data-tour="figures">
      {children}
    </section>
  );
}
