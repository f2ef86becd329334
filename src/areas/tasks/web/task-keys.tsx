import { Kbd } from '@mantine/core';
import classes from './task-keys.module.css';

const KEYS = [
  [['↑', '↓'], 'move'],
  [['Enter'], 'open'],
  [['E'], 'edit'],
  [['C'], 'close with a note'],
  [['?'], 'all keys'],
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
