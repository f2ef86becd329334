import { VisuallyHidden } from '@mantine/core';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import type { ShownChange } from '#platform/shared/log-words.ts';
import { texts } from '../texts.ts';
import classes from './log-changes.module.css';

/** Field by field what was there before and what is there now, in one form for every log. */
export function LogChanges({ changes }: { changes: ShownChange[] }) {
  if (changes.length === 0) return <span className={classes.none}>{texts.logChanges.unchanged}</span>;
  // What was added has no before: its values say what it is, and the fields unfold.
  const isAdded = changes.length > 1 && changes.every(({ one }) => one.length === 0);
  if (!isAdded) return <ChangeList changes={changes} />;
  return (
    <details className={classes.folded}>
      <summary>
        <span className={classes.values}>{valuesOf(changes)}</span>
        <span className={classes.count}>{texts.logChanges.fields(changes.length)}</span>
      </summary>
      <ChangeList changes={changes} />
    </details>
  );
}

/** A ticked box says nothing without its label. */
function valuesOf(changes: ShownChange[]): string {
  return changes
    .flatMap(({ other }) => other)
    .filter((value) => value !== 'Yes')
    .join(', ');
}

function ChangeList({ changes }: { changes: ShownChange[] }) {
  return (
    <dl className={classes.list}>
      {changes.map(({ field, label, one, other, hasMore }) => (
        <div key={field} className={classes.change}>
          <dt>{label}</dt>
          <dd>
            {one.length > 0 && <Lines as="del" lines={one} />}
            {one.length > 0 && (other.length > 0 || !hasMore) && (
              <IconArrowNarrowRight
                size={15}
                className={classes.arrow}
                role="img"
                aria-label={texts.logChanges.became}
              />
            )}
            {other.length > 0 && <Lines as="ins" lines={other} />}
            {other.length === 0 && !hasMore && <span className={classes.none}>{texts.logChanges.empty}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ as: Tag, lines }: { as: 'del' | 'ins'; lines: string[] }) {
  return (
    <span className={classes.lines}>
      {lines.map((line) => (
        <Tag key={line}>
          <VisuallyHidden>{Tag === 'del' ? texts.logChanges.before : texts.logChanges.after} </VisuallyHidden>
          {line}
        </Tag>
      ))}
    </span>
  );
}
