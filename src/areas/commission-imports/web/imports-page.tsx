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
import { IMPORT_COLUMNS } from './import-columns.tsx';
import { importsQuery } from './import-queries.ts';
import { texts } from './texts.ts';
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
        title={texts.list.title}
        up={<WayUp to="/commissions/reconcile">{texts.list.commissionFiles}</WayUp>}
        facts={[texts.list.what]}
        actions={
          <>
            <LinkButton to="/commissions/pool" variant="default">
              {pool && pool.lines > 0
                ? texts.list.notInFile(pool.lines, showMoney(pool.total))
                : texts.pool.title}
            </LinkButton>
            <LinkButton to="/commissions/unmatched" variant="default">
              {unmatched > 0 ? texts.list.unmatched(unmatched) : texts.unmatched.title}
            </LinkButton>
          </>
        }
      />
      <PageCard title={texts.list.newStatement} mb="sm">
        <UploadForm />
      </PageCard>
      <TableCard title={texts.list.statements}>
        <PagedTable
          label={texts.list.statements}
          list={list}
          search={search}
          onChange={(next) => void navigate({ to: '.', search: { ...next } })}
          columns={IMPORT_COLUMNS}
          rowKey={({ id }) => id}
          empty={texts.list.none}
          onOpen={({ id }) => void navigate({ to: '/commissions/import/$id', params: { id } })}
        />
      </TableCard>
    </>
  );
}
