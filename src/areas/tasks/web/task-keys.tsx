import { Kbd } from '@mantine/core';
import classes from './task-keys.module.css';
import { texts } from './texts.ts';

const KEYS = [
  [['↑', '↓'], texts.keys.short.move],
  [[texts.keys.enter], texts.keys.short.open],
  [['E'], texts.keys.short.edit],
  [['C'], texts.keys.short.closeWithNote],
  [['?'], texts.keys.short.allKeys],
] as const;

/** What the keys do in the list. */
export function TaskKeys() {
  return (
    <p className={classes.keys}>
      {KEYS.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <Kbd key={key} size="xs" mr={4}>
              {key}
            </Kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
