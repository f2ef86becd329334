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
import { texts } from './texts.ts';

interface AddCommissionPoliciesProps {
  fileId: number;
  customer: { id: number; name: string };
}

export function AddCommissionPolicies({ fileId, customer }: AddCommissionPoliciesProps) {
  const { data, error, refetch } = useQuery(policiesQuery(customer.id));
  const [policy, setPolicy] = useState<CommissionPolicy>();
  const columns: Column<CommissionPolicy>[] = [
    { key: 'policy', label: texts.adding.policy, cell: (row) => row.policy },
    { key: 'company', label: texts.adding.company, cell: ({ company }) => company },
    { key: 'product', label: texts.adding.type, cell: ({ product }) => product },
    { key: 'status', label: texts.adding.status, cell: ({ status }) => status },
    {
      key: 'term',
      label: texts.adding.term,
      cell: ({ effdate, expdate }) => `${showDay(effdate)} – ${showDay(expdate)}`,
    },
    {
      key: 'premium',
      label: texts.adding.premium,
      align: 'right',
      cell: ({ premium }) => showMoney(premium),
    },
    {
      key: 'add',
      label: texts.adding.commission,
      cell: (row) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={texts.adding.addFor(row.policy)}
          onClick={() => setPolicy(row)}
        >
          {texts.adding.add}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={texts.adding.policiesOf(customer.name)}
        columns={columns}
        rows={data?.results}
        rowKey={({ id }) => id}
        problem={error?.message}
        onRetry={() => void refetch()}
        empty={say(texts.adding.noPolicies)}
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
