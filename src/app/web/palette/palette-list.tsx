import { useEffect } from 'react';
import { FoundOption } from '#platform/web/ui/found-option.tsx';
import type { Entry, Section } from './entry.ts';
import { EntryIcon } from './entry-icon.tsx';
import classes from './palette-dialog.module.css';
import { texts } from './texts.ts';

export const LIST_ID = 'palette-entries';
export const optionId = ({ key }: Entry) => `palette-${key}`;

interface PaletteListProps {
  sections: readonly Section[];
  chosen: Entry;
  onOpen: (entry: Entry) => void;
}

export function PaletteList({ sections, chosen, onOpen }: PaletteListProps) {
  const chosenId = optionId(chosen);
  useEffect(() => {
    document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div id={LIST_ID} role="listbox" aria-label={texts.found}>
      {sections.map(({ label, entries }) => (
        <fieldset key={label} aria-label={label} className={classes.section}>
          <div aria-hidden className={classes.label}>
            {label}
          </div>
          {entries.map((entry) => (
            <FoundOption
              key={entry.key}
              id={optionId(entry)}
              icon={<EntryIcon kind={entry.kind} />}
              title={entry.title}
              note={entry.note}
              isChosen={entry.key === chosen.key}
              onOpen={() => onOpen(entry)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
