import { Button, SimpleGrid, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { officeToday } from '#platform/web/office-today.ts';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { KindChart } from './kind-chart.tsx';
import { reportColumns } from './report-columns.tsx';
import { ReportFilters } from './report-filters.tsx';
import { reportQuery } from './report-queries.ts';
import { exportAddress, filterOf } from './search.ts';
import { texts } from './texts.ts';
import { TotalFigures } from './total-figures.tsx';

const route = getRouteApi('/signed-in/admin/commissions/expected');

/** What carriers should have paid, next to what they did pay. */
export function ExpectedPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = filterOf(search, officeToday());
  const list = usePagedRows(reportQuery(filter, readList(search)));
  const hasFailed = list.error !== null && !list.answer;
  const change = (next: object) =>
    void navigate({ search: (all) => ({ ...all, ...next }), resetScroll: false });
  const narrow = (next: object) => change({ ...next, page: undefined });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.page.title}
        up={<WayUp to="/admin">{texts.page.up}</WayUp>}
        facts={[texts.page.what, foundWords(list)]}
        actions={
          <Button
            component="a"
            href={exportAddress(filter)}
            download
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
          >
            {texts.page.csv}
          </Button>
        }
      />
      <Stack gap="md">
        {!hasFailed && (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <KindChart kinds={list.answer?.kinds} />
            <TotalFigures total={list.answer?.total} />
          </SimpleGrid>
        )}
        <ListCard label={texts.page.terms}>
          <ReportFilters filter={filter} onChange={narrow} />
          <PagedTable
            label={texts.page.terms}
            list={list}
            search={search}
            onChange={change}
            isSortable
            columns={reportColumns(list.answer?.total)}
            rowKey={({ policy }) => policy.id}
            empty={texts.page.none}
          />
        </ListCard>
      </Stack>
    </>
  );
}
