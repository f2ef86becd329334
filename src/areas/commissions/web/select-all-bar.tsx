import { Button, Checkbox, Text } from '@mantine/core';
import { Explained } from '#platform/web/ui/explained.tsx';
import { lineCount } from './commission-words.ts';
import classes from './lines.module.css';
import type { LineSelection } from './use-line-selection.ts';

export function SelectAll({ selection, rows }: { selection: LineSelection; rows: number }) {
  const { ids, isWholePage, toggleAll } = selection;
  return (
    <Explained why={rows === 0 ? 'There is no line in this list.' : undefined}>
      <Checkbox
        size="xs"
        label="Select all"
        disabled={rows === 0}
        checked={isWholePage}
        indeterminate={ids.length > 0 && !isWholePage}
        onChange={toggleAll}
      />
    </Explained>
  );
}

/** When a page is selected and there is more: whether all lines of the filter are meant. */
export function SelectAllPrompt({ selection, total }: { selection: LineSelection; total: number }) {
  const { ids, isBulk, isWholePage, selectEverything, clear } = selection;
  if (!isWholePage || total <= ids.length) return null;
  const all = lineCount(total);
  return (
    <div className={classes.prompt} role="status">
      <Text fz="sm">
        {isBulk
          ? `All ${all} of this filter are selected.`
          : `${ids.length} lines on this page are selected.`}
      </Text>
      <Button size="compact-sm" variant="default" onClick={isBulk ? clear : selectEverything}>
        {isBulk ? 'Clear the selection' : `select all ${total.toLocaleString('en-US')}`}
      </Button>
    </div>
  );
}
