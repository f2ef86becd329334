import classes from './state-badge.module.css';

/** A problem or a loss, what waits for somebody, what is in progress, what is done or in force, what is over. */
export type Tone = 'problem' | 'waits' | 'work' | 'done' | 'closed';

interface StateBadgeProps {
  tone: Tone;
  /** A dot before the word, for a second mark beside a state. */
  isQuiet?: boolean;
  /** What most rows of a list are: there it is a plain word. */
  isUsual?: boolean;
  children: string;
}

/** The state of a thing: the same color for the same meaning on every screen, and never without its word. */
export function StateBadge({ tone, isQuiet, isUsual, children }: StateBadgeProps) {
  return (
    <span
      className={classes.badge}
      data-tone={tone}
      data-quiet={isQuiet || undefined}
      data-usual={isUsual || undefined}
    >
      {children}
    </span>
  );
}
