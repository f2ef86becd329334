import { ScrollArea } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { MovablePolicy } from '../move-contract.ts';
import { PolicyStateBadge } from './policy-state-badge.tsx';

const COLUMNS: Column<MovablePolicy>[] = [
  { key: 'policy', label: 'Policy', cell: ({ policy }) => policy },
  { key: 'status', label: 'Status', cell: (policy) => <PolicyStateBadge policy={policy} /> },
  { key: 'effdate', label: 'Effective Date', kind: 'day', cell: ({ effdate }) => showDay(effdate) },
  { key: 'expdate', label: 'Expiration Date', kind: 'day', cell: ({ expdate }) => showDay(expdate) },
  { key: 'premium', label: 'Premium', cell: ({ premium }) => showMoney(premium), align: 'right' },
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
        label="Selected policies"
        columns={COLUMNS}
        rows={policies}
        rowKey={({ id }) => id}
        isStale={isStale}
        empty="No Records Found"
      />
    </ScrollArea.Autosize>
  );
}
