import { Button, Checkbox, Text } from '@mantine/core';
import { Explained } from '#platform/web/ui/explained.tsx';
import classes from './lines.module.css';
import { texts } from './texts.ts';
import type { LineSelection } from './use-line-selection.ts';

export function SelectAll({ selection, rows }: { selection: LineSelection; rows: number }) {
  const { ids, isWholePage, toggleAll } = selection;
  return (
    <Explained why={rows === 0 ? texts.selection.noLines : undefined}>
      <Checkbox
        size="xs"
        label={texts.selection.selectAll}
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
  return (
    <div className={classes.prompt} role="status">
      <Text fz="sm">{isBulk ? texts.selection.all(total) : texts.selection.onPage(ids.length)}</Text>
      <Button size="compact-sm" variant="default" onClick={isBulk ? clear : selectEverything}>
        {isBulk ? texts.selection.clear : texts.selection.selectEverything(total)}
      </Button>
    </div>
  );
}
