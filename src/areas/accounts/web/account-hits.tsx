import { FoundOption } from '#platform/web/ui/found-option.tsx';
import type { AccountHit } from '../contract.ts';
import classes from './account-search-box.module.css';
import { texts } from './texts.ts';
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
          {texts.search.noRecordsFound}
        </div>
      )}
      <div id={LIST_ID} role="listbox" aria-label={texts.search.accountsFound} className={classes.list}>
        {hits?.map((hit) => (
          <FoundOption
            key={hit.id}
            id={optionId(hit.id)}
            title={hit.name}
            note={String(hit.id)}
            isChosen={hit.id === chosen?.id}
            onOpen={() => onOpen(hit)}
          />
        ))}
      </div>
    </div>
  );
}
