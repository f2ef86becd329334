import { Button, Group } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { LinePolicy } from '../unmatched-contract.ts';
import { texts } from './texts.ts';

/** A policy with the button that assigns the line to it. */
export const assignColumns = (
  isSaving: boolean,
  onAssign: (policy: number) => void,
): Column<LinePolicy>[] => [
  { key: 'policy', label: texts.labels.policyNumber, cell: ({ policy }) => policy },
  { key: 'product', label: texts.labels.product, cell: ({ product }) => product },
  {
    key: 'term',
    label: texts.labels.term,
    cell: ({ effdate, expdate }) => `${showDay(effdate)} – ${showDay(expdate)}`,
  },
  {
    key: 'assign',
    label: texts.assign.button,
    cell: ({ id, policy, effdate }) => (
      <Group my={-2}>
        <Button
          size="compact-xs"
          h={24}
          disabled={isSaving}
          aria-label={texts.assign.toTerm(policy, showDay(effdate))}
          onClick={() => onAssign(id)}
        >
          {texts.assign.button}
        </Button>
      </Group>
    ),
  },
];
