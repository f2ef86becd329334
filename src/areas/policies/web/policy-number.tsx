import { Checkbox } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { FoldButton } from '#platform/web/table/fold-button.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import classes from './policy-columns.module.css';
import type { TermRow } from './term-row.ts';
import { texts } from './texts.ts';
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
  return (
    <div className={classes.policy}>
      {earlier > 0 ? (
        <FoldButton
          isUnfolded={isUnfolded}
          what={texts.terms.historyOf(term.policy)}
          onFold={(isFolded) => onFold(row, isFolded)}
        />
      ) : (
        <span />
      )}
      <Checkbox
        size="xs"
        className={classes.box ?? ''}
        aria-label={texts.terms.select(term.policy, showDay(term.effdate))}
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
        <span className={classes.small}>
          {earlier > 0 ? texts.terms.earlier(earlier) : texts.terms.first}
        </span>
      )}
    </div>
  );
}
