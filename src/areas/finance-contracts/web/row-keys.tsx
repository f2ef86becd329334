import { IconAlertTriangle } from '@tabler/icons-react';
import { KeyHints } from '#platform/web/table/key-hints.tsx';
import classes from './row-keys.module.css';
import { texts } from './texts.ts';

const HINTS = [
  { keys: ['↑', '↓'], does: texts.list.keys.move },
  { keys: ['Enter'], does: texts.list.keys.view },
  { keys: ['E'], does: texts.list.keys.edit },
  { keys: ['A'], does: texts.list.keys.attachments },
  { keys: ['?'], does: texts.list.keys.all },
];

/** What the keys do in the list, and what its mark means. */
export function RowKeys() {
  return (
    <KeyHints hints={HINTS}>
      <span className={classes.late}>
        <IconAlertTriangle size={14} aria-hidden /> {texts.list.overdueMark}
      </span>
    </KeyHints>
  );
}
