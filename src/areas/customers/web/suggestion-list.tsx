import { useEffect } from 'react';
import { FoundOption } from '#platform/web/ui/found-option.tsx';
import type { Suggestion, Suggestions } from './suggestion.ts';
import classes from './suggestion-list.module.css';
import { texts } from './texts.ts';

interface SuggestionListProps {
  id: string;
  found: Suggestions;
  chosenKey: string | undefined;
  optionId: (key: string) => string;
  onOpen: (suggestion: Suggestion) => void;
  onAll: () => void;
}

/** What the search box suggests; the keyboard reaches it from the field. */
export function SuggestionList({ id, found, chosenKey, optionId, onOpen, onAll }: SuggestionListProps) {
  const { groups, total, problems } = found;
  const chosenId = chosenKey && optionId(chosenKey);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const isEmpty = total === 0 && groups.length === 0;
  return (
    <div className={classes.panel}>
      <div role="status" className={classes.status}>
        {problems.length > 0 ? problems.join(' ') : isEmpty && texts.searchBox.nothingSoFar}
      </div>
      <div id={id} role="listbox" aria-label={texts.searchBox.suggestions}>
        {groups.map(({ label, entries }) => (
          <fieldset key={label} aria-label={label} className={classes.group}>
            <div aria-hidden className={classes.label}>
              {label}
            </div>
            {entries.map((entry) => (
              <FoundOption
                key={entry.key}
                id={optionId(entry.key)}
                title={entry.title}
                note={entry.note}
                isChosen={entry.key === chosenKey}
                onOpen={() => onOpen(entry)}
              />
            ))}
          </fieldset>
        ))}
        {total > 0 && (
          <div className={classes.all}>
            <FoundOption
              id={optionId('all')}
              title={texts.searchBox.results(total)}
              isChosen={chosenKey === 'all'}
              onOpen={onAll}
            />
          </div>
        )}
      </div>
    </div>
  );
}
