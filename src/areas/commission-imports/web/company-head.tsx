import { Button } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import { GroupTitle } from '#platform/web/table/group-title.tsx';
import type { UnmatchedCompany, UnmatchedLine } from '../unmatched-contract.ts';
import { texts } from './texts.ts';
import classes from './unmatched.module.css';

interface CompanyHeadProps {
  company: UnmatchedLine['company'];
  /** What is unmatched of it in all, once that is known. */
  sum: UnmatchedCompany | undefined;
  /** Absent while the list is of one company. */
  onShowAll: (() => void) | undefined;
}

/** The head of a company's lines: how many there are on all pages, and what they come to. */
export function CompanyHead({ company, sum, onShowAll }: CompanyHeadProps) {
  return (
    <div className={classes.head}>
      <GroupTitle count={sum?.lines}>{company.name}</GroupTitle>
      {sum && <span className={classes.sum}>{showMoney(sum.commission)}</span>}
      {onShowAll && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          aria-label={texts.unmatched.onlyCompany(company.name)}
          onClick={onShowAll}
        >
          {texts.unmatched.onlyThis}
        </Button>
      )}
    </div>
  );
}
