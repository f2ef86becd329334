import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { say } from '#platform/web/wording.ts';
import type { CommissionPolicy } from '../line-contract.ts';
import { AddCommissionDialog } from './add-commission-dialog.tsx';
import { policiesQuery } from './commission-queries.ts';

interface AddCommissionPoliciesProps {
  fileId: number;
  customer: { id: number; name: string };
}

export function AddCommissionPolicies({ fileId, customer }: AddCommissionPoliciesProps) {
  const { data, error, refetch } = useQuery(policiesQuery(customer.id));
  const [policy, setPolicy] = useState<CommissionPolicy>();
  const columns: Column<CommissionPolicy>[] = [
    { key: 'policy', label: 'Policy #', cell: (row) => row.policy },
    { key: 'company', label: 'Company', cell: ({ company }) => company },
    { key: 'product', label: 'Type', cell: ({ product }) => product },
    { key: 'status', label: 'Status', cell: ({ status }) => status },
    {
      key: 'term',
      label: 'Term',
      cell: ({ effdate, expdate }) => `${showDay(effdate)} – ${showDay(expdate)}`,
    },
    { key: 'premium', label: 'Premium', align: 'right', cell: ({ premium }) => showMoney(premium) },
    {
      key: 'add',
      label: 'Commission',
      cell: (row) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Add commission for ${row.policy}`}
          onClick={() => setPolicy(row)}
        >
          Add
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={`Policies of ${customer.name}`}
        columns={columns}
        rows={data?.results}
        rowKey={({ id }) => id}
        problem={error?.message}
        onRetry={() => void refetch()}
        empty={say('This customer has no policies.')}
      />
      {policy && (
        <AddCommissionDialog
          fileId={fileId}
          customer={customer.name}
          policy={policy}
          onClose={() => setPolicy(undefined)}
        />
      )}
    </>
  );
}
