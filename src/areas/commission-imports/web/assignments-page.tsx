import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { ASSIGNMENT_COLUMNS } from './assignment-columns.tsx';
import { assignmentsQuery } from './import-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/commissions/assigned');

/** What was assigned by hand, to be undone where it was the wrong policy. */
export function AssignmentsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(assignmentsQuery(readList(search)));
  return (
    <>
      <RecordHead
        hasViews
        title={texts.assignments.title}
        up={<WayUp to="/commissions/unmatched">{texts.unmatched.title}</WayUp>}
        facts={[texts.assignments.what]}
      />
      <ListCard label={texts.assignments.title}>
        <PagedTable
          label={texts.assignments.table}
          list={list}
          search={search}
          onChange={(next) =>
            void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false })
          }
          columns={ASSIGNMENT_COLUMNS}
          rowKey={({ id }) => id}
          empty={texts.assignments.none}
        />
      </ListCard>
    </>
  );
}
