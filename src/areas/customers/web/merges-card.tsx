import { useQuery } from '@tanstack/react-query';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { CustomerMerge } from '../merge-contract.ts';
import { mergesQuery, useUndoMerge } from './merge-queries.ts';
import { texts } from './texts.ts';

/** The customers who became part of this one, with the way back while there is one. */
export function MergesCard({ id }: { id: number }) {
  const { data } = useQuery(mergesQuery(id));
  const { mutateAsync, isPending } = useUndoMerge();
  if (!data || data.results.length === 0) return null;

  function undo(merge: CustomerMerge): void {
    mutateAsync(merge.id)
      .then(() => toastDone(texts.merge.recordAgain(`${merge.merged.name} (${merge.merged.id})`)))
      .catch(toastProblem);
  }

  const columns: Column<CustomerMerge>[] = [
    { key: 'name', label: texts.columns.name, cell: ({ merged }) => merged.name },
    { key: 'id', label: texts.columns.number, cell: ({ merged }) => merged.id, width: 110 },
    { key: 'at', label: texts.columns.when, kind: 'day', cell: ({ at }) => showMoment(at), width: 180 },
    { key: 'by', label: texts.columns.who, cell: ({ by }) => by },
    {
      key: 'undo',
      label: '',
      cell: (merge) => (
        <ExplainedButton
          size="compact-sm"
          variant="default"
          why={merge.whyNotUndo || undefined}
          disabled={isPending}
          onClick={() => undo(merge)}
        >
          {texts.merge.undo}
        </ExplainedButton>
      ),
      width: 90,
    },
  ];
  return (
    <TableCard title={texts.merge.mergedBefore}>
      <DataTable
        label={texts.merge.mergedBefore}
        columns={columns}
        rows={data.results}
        rowKey={({ id: mergeId }) => mergeId}
        empty=""
      />
    </TableCard>
  );
}
