import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { say } from '#platform/web/wording.ts';
import type { UnmatchedLine } from '../unmatched-contract.ts';
import { assignColumns } from './assign-columns.tsx';
import { policiesQuery } from './import-queries.ts';
import { texts } from './texts.ts';

interface AssignPoliciesProps {
  line: UnmatchedLine;
  customer: number;
  isSaving: boolean;
  onAssign: (policy: number) => void;
}

export function AssignPolicies({ line, customer, isSaving, onAssign }: AssignPoliciesProps) {
  const { data, error, refetch } = useQuery(policiesQuery(line.id, customer));
  return (
    <div>
      <DataTable
        label={say(texts.assign.policiesOf)}
        columns={assignColumns(isSaving, onAssign)}
        rows={data?.results}
        rowKey={({ id }) => id}
        problem={error?.message}
        onRetry={() => void refetch()}
        empty={texts.assign.noPolicyWith(line.company.name)}
      />
      {data && data.elsewhere > 0 && (
        <Text fz="sm" c="dimmed" mt={6}>
          {texts.assign.elsewhere(data.elsewhere)}
        </Text>
      )}
    </div>
  );
}
