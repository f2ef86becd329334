import { Button, Group } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { LinePolicy } from '../unmatched-contract.ts';

/** A policy with the button that assigns the line to it. */
export const assignColumns = (
  isSaving: boolean,
  onAssign: (policy: number) => void,
): Column<LinePolicy>[] => [
  { key: 'policy', label: 'Policy #', cell: ({ policy }) => policy },
  { key: 'product', label: 'Product', cell: ({ product }) => product },
  {
    key: 'term',
    label: 'Term',
    cell: ({ effdate, expdate }) => `${showDay(effdate)} – ${showDay(expdate)}`,
  },
  {
    key: 'assign',
    label: 'Assign',
    cell: ({ id, policy, effdate }) => (
      <Group my={-2}>
        <Button
          size="compact-xs"
          h={24}
          disabled={isSaving}
          aria-label={`Assign to ${policy} from ${showDay(effdate)}`}
          onClick={() => onAssign(id)}
        >
          Assign
        </Button>
      </Group>
    ),
  },
];
