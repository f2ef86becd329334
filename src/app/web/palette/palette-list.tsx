import { UnstyledButton } from '@mantine/core';
import { useEffect } from 'react';
import type { Entry, Section } from './entry.ts';
import classes from './palette-dialog.module.css';

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
    <div id={LIST_ID} role="listbox" aria-label="Found">
      {sections.map(({ label, entries }) => (
        <fieldset key={label} aria-label={label} className={classes.section}>
          <div aria-hidden className={classes.label}>
            {label}
          </div>
          {entries.map((entry) => (
            <UnstyledButton
              key={entry.key}
              id={optionId(entry)}
              role="option"
              aria-selected={entry.key === chosen.key}
              tabIndex={-1}
              className={classes.entry}
              // The cursor stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(entry)}
            >
              <span className={classes.title}>{entry.title}</span>
              <span className={classes.beside}>{entry.note}</span>
            </UnstyledButton>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
