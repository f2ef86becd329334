import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showMonth } from '#platform/shared/dates.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { CompanyTotals } from './company-totals.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { shareColumns } from './share-columns.tsx';
import { StateBadge } from './state-badge.tsx';
import { StatementActions } from './statement-actions.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { linesQuery, statementQuery } from './statement-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/commissions/statements/$id');

export function StatementPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data: statement } = useSuspenseQuery(statementQuery(id));
  const lines = usePagedRows(linesQuery(id, readList(search)));
  const adjusted = statement.companies.reduce((sum, company) => sum + company.adjusted, 0);
  return (
    <>
      <RecordHead
        title={texts.statement.title}
        up={<WayUp to="/admin/commissions/statements">{texts.statement.up}</WayUp>}
        number={statement.number}
        badges={<StateBadge state={statement.state} />}
        facts={[
          statement.employee.name,
          showMonth(statement.period),
          texts.statement.made(showMoment(statement.createdAt)),
          texts.statement.madeBy(statement.createdBy),
          statement.note,
        ]}
        actions={<StatementActions statement={statement} />}
      />
      <Stack gap="md">
        <StatementFacts statement={statement} />
        <CompanyTotals companies={statement.companies} />
        <TableCard title={texts.labels.lines}>
          <PagedTable
            label={texts.statement.linesOf}
            list={lines}
            search={search}
            onChange={(next) => void navigate({ to: '.', search: { ...next }, resetScroll: false })}
            columns={shareColumns({ adjusted, share: statement.amount })}
            rowKey={({ line }) => line}
            empty={texts.statement.noLines}
          />
        </TableCard>
        <LedgerTable ledger={statement.ledger} />
      </Stack>
    </>
  );
}
