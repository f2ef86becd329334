import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { say } from '#platform/web/wording.ts';
import { counted } from '../rules.ts';
import type { LinePolicy, UnmatchedLine } from '../unmatched-contract.ts';
import { policiesQuery } from './import-queries.ts';

interface AssignPoliciesProps {
  line: UnmatchedLine;
  customer: number;
  isSaving: boolean;
  onAssign: (policy: number) => void;
}

export function AssignPolicies({ line, customer, isSaving, onAssign }: AssignPoliciesProps) {
  const { data, error, refetch } = useQuery(policiesQuery(line.id, customer));
  const columns: Column<LinePolicy>[] = [
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
        <Button
          size="compact-xs"
          disabled={isSaving}
          aria-label={`Assign to ${policy} from ${showDay(effdate)}`}
          onClick={() => onAssign(id)}
        >
          Assign
        </Button>
      ),
    },
  ];
  return (
    <div>
      <DataTable
        label={say('Policies of the customer')}
        columns={columns}
        rows={data?.results}
        rowKey={({ id }) => id}
        problem={error?.message}
        onRetry={() => void refetch()}
        empty={`${say('This customer has no policy with')} ${line.company.name}.`}
      />
      {data && data.elsewhere > 0 && (
        <Text fz="sm" c="dimmed" mt={6}>
          {`${counted(data.elsewhere, 'policy', 'policies')} with other companies ${data.elsewhere === 1 ? 'is' : 'are'} not shown.`}
        </Text>
      )}
    </div>
  );
}
