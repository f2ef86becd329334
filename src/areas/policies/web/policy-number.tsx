import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { showDay } from '#platform/shared/dates.ts';
import { counted } from '#platform/shared/noun.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import classes from './policy-columns.module.css';
import type { TermRow } from './term-row.ts';
import type { Chosen } from './use-chosen.ts';

interface PolicyNumberProps {
  row: TermRow;
  chosen: Chosen;
  isUnfolded: boolean;
  onFold: (row: TermRow, isFolded: boolean) => void;
}

/** The number of a term with its box; the first of a policy unfolds the history. */
export function PolicyNumber({ row, chosen, isUnfolded, onFold }: PolicyNumberProps) {
  const { term, policy, isLead } = row;
  const earlier = isLead ? policy.earlier.length : 0;
  const Chevron = isUnfolded ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.policy}>
      {earlier > 0 ? (
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isUnfolded}
          aria-label={`${isUnfolded ? 'Fold' : 'Unfold'} the history of ${term.policy}`}
          // The arrow keys of the row do the same.
          tabIndex={-1}
          onClick={() => onFold(row, isUnfolded)}
        >
          <Chevron size={16} aria-hidden />
        </UnstyledButton>
      ) : (
        <span />
      )}
      <Checkbox
        size="xs"
        className={classes.box ?? ''}
        aria-label={`Select ${term.policy} of ${showDay(term.effdate)}`}
        checked={chosen.has(term.id)}
        onChange={() => chosen.toggle(term.id)}
      />
      {/* The row itself is the tab stop. */}
      <TextLink
        to="/policy/$id"
        params={{ id: term.id }}
        tabIndex={-1}
        fz="inherit"
        className={classes.number ?? ''}
      >
        {term.policy}
      </TextLink>
      {isLead && (
        <span className={classes.small}>{earlier > 0 ? counted(earlier, 'earlier term') : 'first term'}</span>
      )}
    </div>
  );
}
