import { Stack } from '@mantine/core';
import { type ListSearch, readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Chosen } from '../contract.ts';
import { CompanyTotals } from './company-totals.tsx';
import { CreateForm } from './create-form.tsx';
import { shareColumns } from './share-columns.tsx';
import { previewQuery } from './statement-queries.ts';
import { texts } from './texts.ts';

interface StatementPreviewPartProps {
  chosen: Chosen;
  search: ListSearch;
  onPage: (next: object) => void;
}

/** What the statement would contain, and the button that makes it. */
export function StatementPreviewPart({ chosen, search, onPage }: StatementPreviewPartProps) {
  const lines = usePagedRows(previewQuery(chosen, readList(search)));
  const { answer, error } = lines;
  return (
    <Stack gap="md">
      {answer && <CompanyTotals companies={answer.companies} />}
      <TableCard title={texts.labels.lines}>
        <PagedTable
          label={texts.statement.linesOf}
          list={lines}
          search={search}
          onChange={onPage}
          columns={shareColumns(answer?.total)}
          rowKey={({ line }) => line}
          empty={texts.newStatement.none}
        />
      </TableCard>
      <CreateForm chosen={chosen} total={error ? undefined : answer?.total} />
    </Stack>
  );
}
