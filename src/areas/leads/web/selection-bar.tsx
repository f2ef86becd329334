import { Checkbox, Group, Text } from '@mantine/core';
import { Explained } from '#platform/web/ui/explained.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ASSIGN_MAX } from '../list-contract.ts';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  rows: number;
  onAssign: () => void;
}

/** What is selected, and what can be done with it. */
export function SelectionBar({ selection: { chosen, toggleAll }, rows, onAssign }: SelectionBarProps) {
  const count = chosen.length;
  return (
    <Group gap="sm">
      <Explained why={rows === 0 ? texts.selection.noLead : undefined}>
        <Checkbox
          size="xs"
          label={texts.selection.selectAll}
          disabled={rows === 0}
          checked={count > 0 && count === rows}
          indeterminate={count > 0 && count < rows}
          onChange={toggleAll}
        />
      </Explained>
      <ExplainedButton variant="default" size="xs" why={whyNot(count)} onClick={onAssign}>
        {texts.assign.assign}
      </ExplainedButton>
      <Text fz="sm" c="dimmed" role="status">
        {count > 0 && texts.selection.selected(count)}
      </Text>
    </Group>
  );
}

function whyNot(count: number): string | undefined {
  if (count === 0) return texts.selection.selectFirst;
  return count > ASSIGN_MAX ? texts.selection.atMost(ASSIGN_MAX) : undefined;
}
