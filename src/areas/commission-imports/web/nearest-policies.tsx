import { useQuery } from '@tanstack/react-query';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { say } from '#platform/web/wording.ts';
import type { NearPolicy, UnmatchedLine } from '../unmatched-contract.ts';
import { assignColumns } from './assign-columns.tsx';
import { nearestQuery } from './import-queries.ts';
import { texts } from './texts.ts';

interface NearestPoliciesProps {
  line: UnmatchedLine;
  isSaving: boolean;
  onAssign: (policy: number) => void;
}

/** What the line may mean: mostly one of these is it, and nobody need be searched for. */
export function NearestPolicies({ line, isSaving, onAssign }: NearestPoliciesProps) {
  const { data, error, refetch } = useQuery(nearestQuery(line.id));
  if (data?.results.length === 0) return null;
  const columns: Column<NearPolicy>[] = [
    { key: 'customer', label: say(texts.labels.customer), cell: ({ customer }) => customer.name },
    ...assignColumns(isSaving, onAssign),
  ];
  return (
    <DataTable
      label={say(texts.assign.nearest)}
      columns={columns}
      rows={data?.results}
      rowKey={({ id }) => id}
      problem={error?.message}
      onRetry={() => void refetch()}
      empty=""
    />
  );
}
