import { IconAlertTriangle } from '@tabler/icons-react';
import { KeyHints } from '#platform/web/table/key-hints.tsx';
import classes from './row-keys.module.css';

const HINTS = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'view' },
  { keys: ['E'], does: 'edit' },
  { keys: ['A'], does: 'attachments' },
  { keys: ['?'], does: 'all keys' },
];

/** What the keys do in the list, and what its mark means. */
export function RowKeys() {
  return (
    <KeyHints hints={HINTS}>
      <span className={classes.late}>
        <IconAlertTriangle size={14} aria-hidden /> a payment is overdue
      </span>
    </KeyHints>
  );
}
