import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FoundOption } from '#platform/web/ui/found-option.tsx';
import { standingsQuery } from './customer-queries.ts';
import type { Suggestion, Suggestions } from './suggestion.ts';
import { SuggestionKeys } from './suggestion-keys.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import classes from './suggestion-list.module.css';
import { texts } from './texts.ts';

interface SuggestionListProps {
  id: string;
  /** What was typed, which stands out in what was found. */
  query: string;
  found: Suggestions;
  chosenKey: string | undefined;
  optionId: (key: string) => string;
  onOpen: (suggestion: Suggestion) => void;
  onAll: () => void;
}

/** What the search box suggests; the keyboard reaches it from the field. */
export function SuggestionList({
  id,
  query,
  found: { groups, total, problems },
  chosenKey,
  optionId,
  onOpen,
  onAll,
}: SuggestionListProps) {
  const chosenId = chosenKey && optionId(chosenKey);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const ids = groups.flatMap(({ entries }) => entries.flatMap(({ customerId }) => customerId ?? []));
  const { data: standings } = useQuery(standingsQuery([...new Set(ids)]));
  const isEmpty = total === 0 && groups.length === 0;
  return (
    <div className={classes.panel}>
      <div role="status" className={classes.status}>
        {problems.length > 0 ? problems.join(' ') : isEmpty && texts.searchBox.nothingSoFar}
      </div>
      <div id={id} role="listbox" aria-label={texts.searchBox.suggestions} className={classes.list}>
        <div role="presentation" className={classes.groups}>
          {groups.map(({ label, entries }) => (
            <fieldset key={label} aria-label={label} className={classes.group}>
              <div aria-hidden className={classes.label}>
                {label}
              </div>
              {entries.map((entry) => (
                <SuggestionLine
                  key={entry.key}
                  id={optionId(entry.key)}
                  entry={entry}
                  query={query}
                  owed={standings?.find(({ id: customer }) => customer === entry.customerId)?.owed}
                  isChosen={entry.key === chosenKey}
                  onOpen={() => onOpen(entry)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        {total > 0 && (
          <div role="presentation" className={classes.foot}>
            <FoundOption
              id={optionId('all')}
              title={texts.searchBox.resultsFor(total, query)}
              isChosen={chosenKey === 'all'}
              onOpen={onAll}
            />
            <SuggestionKeys />
          </div>
        )}
      </div>
    </div>
  );
}
