import { Stack } from '@mantine/core';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Chosen } from '../contract.ts';
import { CompanyTotals } from './company-totals.tsx';
import { CreateForm } from './create-form.tsx';
import { shareColumns } from './share-columns.tsx';
import { previewQuery } from './statement-queries.ts';

interface StatementPreviewPartProps {
  chosen: Chosen;
  search: Parameters<typeof pageRequest>[0];
  onPage: (next: object) => void;
}

/** What the statement would hold, and the button that makes it. */
export function StatementPreviewPart({ chosen, search, onPage }: StatementPreviewPartProps) {
  const request = pageRequest(search);
  const { rows, pagination, answer, error, ...list } = usePagedRows(previewQuery(chosen, request));
  return (
    <Stack gap="md">
      {answer && <CompanyTotals companies={answer.companies} />}
      <TableCard title="Lines">
        <DataTable
          label="Lines of the statement"
          columns={shareColumns(answer?.total)}
          rows={rows}
          rowKey={({ line }) => line}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="Nothing is staged for this person here. Stage lines of policies that they earn of, or choose another file or date."
          onEnd={list.loadMore}
        />
        {pagination && !error && (
          <SevenButtonPager
            pagination={pagination}
            perPage={request.perPage}
            onChange={(next) => onPage(pageSearch(next))}
          />
        )}
      </TableCard>
      <CreateForm chosen={chosen} total={error ? undefined : answer?.total} />
    </Stack>
  );
}
