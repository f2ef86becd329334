import { ScrollArea } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { MovablePolicy } from '../move-contract.ts';
import { PolicyStateBadge } from './policy-state-badge.tsx';
import { texts } from './texts.ts';

const COLUMNS: Column<MovablePolicy>[] = [
  { key: 'policy', label: texts.move.policy, cell: ({ policy }) => policy },
  { key: 'status', label: texts.move.status, cell: (policy) => <PolicyStateBadge policy={policy} /> },
  {
    key: 'effdate',
    label: texts.move.effectiveDate,
    kind: 'day',
    cell: ({ effdate }) => showDay(effdate),
  },
  {
    key: 'expdate',
    label: texts.move.expirationDate,
    kind: 'day',
    cell: ({ expdate }) => showDay(expdate),
  },
  {
    key: 'premium',
    label: texts.move.premium,
    cell: ({ premium }) => showMoney(premium),
    align: 'right',
  },
];

interface MovedTableProps {
  policies: readonly MovablePolicy[] | undefined;
  isStale: boolean;
}

/** So many terms as there may be, the field below stays in sight. */
export function MovedTable({ policies, isStale }: MovedTableProps) {
  return (
    <ScrollArea.Autosize mah={260} type="auto" viewportProps={{ tabIndex: 0 }}>
      <DataTable
        label={texts.move.selectedPolicies}
        columns={COLUMNS}
        rows={policies}
        rowKey={({ id }) => id}
        isStale={isStale}
        empty={texts.list.noRecordsFound}
      />
    </ScrollArea.Autosize>
  );
}
