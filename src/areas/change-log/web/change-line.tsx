import { VisuallyHidden } from '@mantine/core';
import type { ShownChange } from '#platform/shared/log-words.ts';
import classes from './change-log.module.css';
import { texts } from './texts.ts';

/** All fields of an entry in one line, which is cut where the column ends. */
export function ChangeLine({ changes }: { changes: readonly ShownChange[] }) {
  if (changes.length === 0) return <span className={classes.quiet}>{texts.entry.savedWithoutAChange}</span>;
  // What was added has no before: its values say what it is. A ticked box says nothing without its label.
  if (changes.length > 1 && changes.every(({ one }) => one.length === 0))
    return changes
      .flatMap(({ other }) => other)
      .filter((value) => value !== 'Yes')
      .join(', ');
  return changes.map(({ field, label, one, other, hasMore }, at) => (
    <span key={field}>
      {at > 0 && ' · '}
      <span className={classes.quiet}>{label}</span>{' '}
      {one.length > 0 && (
        <del>
          <VisuallyHidden>{texts.entry.before} </VisuallyHidden>
          {one.join(', ')}
        </del>
      )}
      {one.length > 0 && (other.length > 0 || !hasMore) && (
        <>
          <span className={classes.quiet} aria-hidden>
            {' → '}
          </span>
          <VisuallyHidden> {texts.entry.after} </VisuallyHidden>
        </>
      )}
      {other.join(', ')}
      {other.length === 0 && !hasMore && <span className={classes.quiet}>{texts.entry.empty}</span>}
    </span>
  ));
}
