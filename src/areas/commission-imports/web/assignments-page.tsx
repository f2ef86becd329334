import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { ASSIGNMENT_COLUMNS } from './assignment-columns.tsx';
import { assignmentsQuery } from './import-queries.ts';

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
        title="Assigned by hand"
        up={<WayUp to="/commissions/unmatched">Unmatched lines</WayUp>}
        facts={[
          'Carrier lines that were assigned to a policy by hand, and the numbers remembered from then on',
        ]}
      />
      <ListCard label="Assigned by hand">
        <PagedTable
          label="Assignments"
          list={list}
          search={search}
          onChange={(next) =>
            void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false })
          }
          columns={ASSIGNMENT_COLUMNS}
          rowKey={({ id }) => id}
          empty="Nothing has been assigned by hand."
        />
      </ListCard>
    </>
  );
}
