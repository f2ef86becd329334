import { Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { exportAddress } from '#platform/web/api/export-address.ts';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ExportLinks } from '#platform/web/ui/export-links.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { exportStatements } from '../contract.ts';
import { wireFilter } from './search.ts';
import { STATEMENT_COLUMNS } from './statement-columns.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { statementsQuery, waitingQuery } from './statement-queries.ts';
import { texts } from './texts.ts';
import { WaitingCards } from './waiting-cards.tsx';

const route = getRouteApi('/signed-in/admin/commissions/statements');

/** Statements for employees, and what waits for one. */
export function StatementsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(statementsQuery(wireFilter(search), readList(search)));
  const waiting = useQuery(waitingQuery(search.month));
  const change = (next: object) =>
    void navigate({ to: '.', search: (all: object) => ({ ...all, ...next }), resetScroll: false });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.list.title}
        up={<WayUp to="/admin">{texts.list.up}</WayUp>}
        facts={[texts.list.what, foundWords(list)]}
        actions={
          <>
            <LinkButton variant="default" to="/commissions/reconcile">
              {texts.list.commissionFiles}
            </LinkButton>
            <LinkButton variant="default" to="/admin/commissions/payroll">
              {texts.list.payroll}
            </LinkButton>
            <ExportLinks
              rows={list.pagination?.total}
              addressOf={(format) => exportAddress(exportStatements.path, wireFilter(search), format)}
            />
            <LinkButton
              to="/admin/commissions/statements/new"
              leftSection={<IconPlus size={15} aria-hidden />}
            >
              {texts.list.newStatement}
            </LinkButton>
          </>
        }
      />
      <Stack gap="md">
        <WaitingCards month={search.month} onMonth={(month) => change({ month })} />
        {/* The cards above are as long as what waits: nothing stands below until that is known. */}
        {(waiting.data || waiting.error) && (
          <TableCard title={texts.list.statements}>
            <StatementFilters search={search} onChange={(next) => change({ ...next, page: undefined })} />
            <PagedTable
              label={texts.list.statements}
              list={list}
              search={search}
              onChange={change}
              isSortable
              columns={STATEMENT_COLUMNS}
              rowKey={({ id }) => id}
              empty={texts.list.none}
              emptyAction={
                <LinkButton to="/admin/commissions/statements/new">{texts.list.newStatement}</LinkButton>
              }
              onOpen={({ id, state }) =>
                state !== 'deleted' &&
                void navigate({ to: '/admin/commissions/statements/$id', params: { id } })
              }
            />
          </TableCard>
        )}
      </Stack>
    </>
  );
}
