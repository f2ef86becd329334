import { UnstyledButton } from '@mantine/core';
import type { AccountHit } from '../contract.ts';
import classes from './account-search-box.module.css';
import { type AccountSearch, LIST_ID, optionId } from './use-account-hits.ts';

interface AccountHitsProps {
  search: AccountSearch;
  onOpen: (hit: AccountHit) => void;
}

export function AccountHits({ search: { hits, problem, chosen }, onOpen }: AccountHitsProps) {
  return (
    <div className={classes.hits}>
      {problem && (
        <div role="alert" className={classes.problem}>
          {problem}
        </div>
      )}
      {hits?.length === 0 && (
        <div role="status" className={classes.none}>
          No Records Found
        </div>
      )}
      <div id={LIST_ID} role="listbox" aria-label="Accounts found" className={classes.list}>
        {hits?.map((hit) => (
          <UnstyledButton
            key={hit.id}
            id={optionId(hit.id)}
            role="option"
            aria-selected={hit.id === chosen?.id}
            tabIndex={-1}
            className={classes.hit}
            // The cursor stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(hit)}
          >
            <span className={classes.name}>{hit.name}</span>
            <span className={classes.number}>{hit.id}</span>
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
