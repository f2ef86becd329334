import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { showPercent } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Company, Product } from '../contract.ts';
import { ActiveBadge } from './company-badges.tsx';
import { useSetProductActive } from './company-queries.ts';
import { texts } from './texts.ts';

const COLUMNS: Column<Product>[] = [
  { key: 'name', label: texts.productLabels.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'lineOfBusiness',
    label: texts.productLabels.lineOfBusiness,
    cell: ({ lineOfBusiness }) => lineOfBusiness,
    sortBy: ({ lineOfBusiness }) => lineOfBusiness,
  },
  {
    key: 'newPercent',
    label: texts.productLabels.newPercent,
    align: 'right',
    cell: ({ newPercent }) => showPercent(newPercent),
    sortBy: ({ newPercent }) => newPercent,
    width: 110,
  },
  {
    key: 'renewalPercent',
    label: texts.productLabels.renewalPercent,
    align: 'right',
    cell: ({ renewalPercent }) => showPercent(renewalPercent),
    sortBy: ({ renewalPercent }) => renewalPercent,
    width: 110,
  },
  {
    key: 'active',
    label: texts.products.status,
    cell: ActiveBadge,
    sortBy: ({ active }) => Number(!active),
    width: 110,
  },
];

interface ProductsTableProps {
  company: Company;
  /** Opens the dialog of the product with this id, or of a new one: `add`. */
  onOpen: (product: string) => void;
}

export function ProductsTable({ company, onOpen }: ProductsTableProps) {
  const { mutateAsync } = useSetProductActive(company.id);

  async function setActive({ id, name }: Product, active: boolean): Promise<void> {
    await mutateAsync({ id, active });
    toastUndo(texts.active.isNow(name, active), () => mutateAsync({ id, active: !active }));
  }

  const actions: Column<Product> = {
    key: 'actions',
    label: texts.products.changeStatus,
    width: 130,
    cell: (product) => (
      <Button
        variant="subtle"
        size="compact-sm"
        h={24}
        my={-2}
        ml={-8}
        aria-label={
          product.active
            ? texts.active.deactivateNamed(product.name)
            : texts.active.reactivateNamed(product.name)
        }
        onClick={() => void setActive(product, !product.active).catch(toastProblem)}
      >
        {product.active ? texts.active.deactivate : texts.active.reactivate}
      </Button>
    ),
  };
  const columns = [...COLUMNS, actions];
  const sorted = useClientSort(company.products, columns);
  const add = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={() => onOpen('add')}
    >
      {texts.products.add}
    </Button>
  );
  return (
    <TableCard title={texts.products.title}>
      {company.products.length > 0 && (
        <Group px="md" py="sm">
          {add}
        </Group>
      )}
      <DataTable
        label={texts.products.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={texts.products.none}
        emptyAction={add}
        onOpen={({ id }) => onOpen(String(id))}
        {...sorted}
      />
    </TableCard>
  );
}
