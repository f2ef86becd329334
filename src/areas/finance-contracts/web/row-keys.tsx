import { Kbd } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './row-keys.module.css';

/** What the keys do in the list, and what its mark means. */
export function RowKeys() {
  return (
    <p className={classes.keys}>
      <span>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> move
      </span>
      <span>
        <Kbd size="xs">Enter</Kbd> view
      </span>
      <span>
        <Kbd size="xs">E</Kbd> edit
      </span>
      <span>
        <Kbd size="xs">A</Kbd> attachments
      </span>
      <span>
        <Kbd size="xs">?</Kbd> all keys
      </span>
      <span className={classes.late}>
        <IconAlertTriangle size={14} aria-hidden /> a payment is overdue
      </span>
    </p>
  );
}
