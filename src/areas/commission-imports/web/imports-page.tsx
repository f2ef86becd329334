import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showMoney } from '#platform/shared/money.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { counted } from '../rules.ts';
import { IMPORT_COLUMNS } from './import-columns.tsx';
import { importsQuery } from './import-queries.ts';
import { UploadForm } from './upload-form.tsx';

const route = getRouteApi('/signed-in/commissions/import');

export function ImportsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(importsQuery(readList(search)));
  const { unmatched = 0, pool } = list.answer ?? {};
  return (
    <>
      <RecordHead
        hasViews
        title="Import commissions"
        up={<WayUp to="/commissions/reconcile">Commission files</WayUp>}
        facts={['Carrier statements as CSV or XLSX. Nothing changes until you have seen the dry run.']}
        actions={
          <>
            <LinkButton to="/commissions/pool" variant="default">
              {pool && pool.lines > 0
                ? `${counted(pool.lines, 'line', 'lines')} not in a file, ${showMoney(pool.total)}`
                : 'Lines not in a file'}
            </LinkButton>
            <LinkButton to="/commissions/unmatched" variant="default">
              {unmatched > 0
                ? `${counted(unmatched, 'unmatched line', 'unmatched lines')}`
                : 'Unmatched lines'}
            </LinkButton>
          </>
        }
      />
      <PageCard title="New statement" mb="sm">
        <UploadForm />
      </PageCard>
      <TableCard title="Statements">
        <PagedTable
          label="Statements"
          list={list}
          search={search}
          onChange={(next) => void navigate({ to: '.', search: { ...next } })}
          columns={IMPORT_COLUMNS}
          rowKey={({ id }) => id}
          empty="No statements yet. Choose a company and a file above."
          onOpen={({ id }) => void navigate({ to: '/commissions/import/$id', params: { id } })}
        />
      </TableCard>
    </>
  );
}
