import { Kbd } from '@mantine/core';
import classes from './suggestion-list.module.css';
import { texts } from './texts.ts';

const { enter, shiftEnter, choose, open, all } = texts.searchBox.keys;

/** What keys do in the list of suggestions, at its foot. */
export function SuggestionKeys() {
  return (
    <div aria-hidden className={classes.keys}>
      <span>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {choose}
      </span>
      <span>
        <Kbd size="xs">{enter}</Kbd> {open}
      </span>
      <span>
        <Kbd size="xs">{shiftEnter}</Kbd> {all}
      </span>
    </div>
  );
}
