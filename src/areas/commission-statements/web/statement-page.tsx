import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { CompanyTotals } from './company-totals.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { shareColumns } from './share-columns.tsx';
import { StateBadge } from './state-badge.tsx';
import { StatementActions } from './statement-actions.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { linesQuery, statementQuery } from './statement-queries.ts';

const route = getRouteApi('/signed-in/admin/commissions/statements/$id');

export function StatementPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data: statement } = useSuspenseQuery(statementQuery(id));
  const request = pageRequest(search);
  const { rows, pagination, error, ...list } = usePagedRows(linesQuery(id, request));
  const adjusted = statement.companies.reduce((sum, company) => sum + company.adjusted, 0);
  return (
    <>
      <RecordHead
        title="Commission statement"
        number={id}
        badges={<StateBadge state={statement.state} />}
        facts={[
          statement.employee.name,
          `Made ${showMoment(statement.createdAt)}`,
          `by ${statement.createdBy}`,
          statement.note,
        ]}
        actions={<StatementActions statement={statement} />}
      />
      <Stack gap="md">
        <StatementFacts statement={statement} />
        <CompanyTotals companies={statement.companies} />
        <TableCard title="Lines">
          <DataTable
            label="Lines of the statement"
            columns={shareColumns({ adjusted, share: statement.amount })}
            rows={rows}
            rowKey={({ line }) => line}
            isStale={list.isStale}
            problem={error?.message}
            onRetry={list.retry}
            empty="This statement holds no lines."
            onEnd={list.loadMore}
          />
          {pagination && !error && (
            <SevenButtonPager
              pagination={pagination}
              perPage={request.perPage}
              onChange={(next) =>
                void navigate({ to: '.', search: { ...pageSearch(next) }, resetScroll: false })
              }
            />
          )}
        </TableCard>
        <LedgerTable ledger={statement.ledger} />
      </Stack>
    </>
  );
}
