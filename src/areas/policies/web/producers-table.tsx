import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Policy } from '../contract.ts';
import { HOW_CREDIT } from '../how.ts';
import { creditOf, houseSplit } from '../rules.ts';
import { texts } from './texts.ts';

interface Share {
  key: number;
  name: string;
  split: number;
  credit: number;
}

const COLUMNS: Column<Share>[] = [
  { key: 'name', label: texts.producers.name, cell: ({ name }) => name },
  {
    key: 'split',
    label: texts.producers.split,
    align: 'right',
    cell: ({ split }) => showPercent(split),
    width: 110,
  },
  {
    key: 'credit',
    label: texts.producers.premiumCredited,
    align: 'right',
    cell: ({ credit }) => showMoney(credit),
    width: 160,
  },
];

const HOUSE = 0;

/** Who earns of the policy, and what is left to the house. */
export function ProducersTable({ policy }: { policy: Policy }) {
  return (
    <TableCard title={texts.producers.title} how={HOW_CREDIT}>
      <DataTable
        label={texts.producers.title}
        columns={COLUMNS}
        rows={sharesOf(policy)}
        rowKey={({ key }) => key}
        empty={texts.producers.none}
      />
    </TableCard>
  );
}

function sharesOf({ premium, producers }: Policy): Share[] {
  const splits = producers.map(({ split }) => split);
  const credits = creditOf(premium, splits);
  const shares = producers.map(({ employeeId, name, split }, at) => ({
    key: employeeId,
    name,
    split,
    credit: credits.producers[at] ?? 0,
  }));
  return [
    ...shares,
    { key: HOUSE, name: texts.producers.house, split: houseSplit(splits), credit: credits.house },
  ];
}
