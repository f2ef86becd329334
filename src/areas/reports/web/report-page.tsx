import { Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { sortOf } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { sortByColumn } from '#platform/web/table/use-client-sort.ts';
import { useLocalPage } from '#platform/web/table/use-local-page.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { type DaysName, rangeOf } from '../rules/days.ts';
import { howCounted } from '../rules/how.ts';
import { GROUPINGS, type GroupingName } from '../rules/report.ts';
import { reportNamed } from '../rules/reports.ts';
import { ExportButtons } from './export-buttons.tsx';
import { FavoriteStar } from './favorite-star.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { groupColumns } from './group-columns.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportHeadline } from './report-headline.tsx';
import { filtersQuery, reportQuery, reportsQuery, useMarkReport } from './report-queries.ts';
import { SavedFilters } from './saved-filters.tsx';
import { askedIn, savedForm } from './search.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/reports/$report');

/** One frame for every report: filters, chart, table and totals. */
export function ReportPage() {
  const { report: name } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const report = reportNamed(name);
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(report, search));
  const asked = askedIn(report, search);
  const by = (asked.by ?? report.by[0]) as GroupingName;
  const range = rangeOf(asked as { days?: DaysName }, report.days, officeToday());
  const change = (next: object) =>
    void navigate({ search: (all) => ({ ...all, ...next }), resetScroll: false });
  const narrow = (next: object) => change({ ...next, page: undefined });
  const measured = report.figures.find(({ key }) => key === report.measure);
  const columns = groupColumns(report, by, search, data);
  const list = useLocalPage({ rows: data?.groups, error, retry: () => void refetch() }, columns, search);
  return (
    <>
      <RecordHead
        title={texts.report.by(report.title, GROUPINGS[by].label)}
        up={<WayUp to="/reports">{texts.reports.title}</WayUp>}
        badges={<Favorite name={name} />}
        facts={[texts.report.counted(report.counts, showDay(range.from), showDay(range.to))]}
        actions={
          <>
            <ExportButtons report={report} query={asked} />
            <LinkButton
              to="/reports/$report"
              params={{ report: name }}
              search={{ ...search, saved: 'add' }}
              variant="default"
              leftSection={<IconMail size={15} aria-hidden />}
            >
              {texts.report.sendOnSchedule}
            </LinkButton>
          </>
        }
      />
      <Stack gap="md">
        <ListCard label={texts.report.filters} data-screen-only>
          <ReportFilters report={report} by={by} search={search} range={range} onChange={narrow} />
          <SavedFilters report={report} search={search} onOpen={(saved) => change({ saved })} />
        </ListCard>
        {/* Where there is nothing, the list says so once. */}
        {data?.groups.length !== 0 && (
          <PageCard
            title={measured?.label ?? ''}
            how={howCounted(report)}
            note={data && <ReportHeadline report={report} answer={data} />}
          >
            {data && (
              <ReportChart
                report={report}
                by={by}
                answer={data}
                groups={sortByColumn(data.groups, columns, sortOf(search))}
              />
            )}
            {!data && !error && <Waiting height={220} />}
          </PageCard>
        )}
        {/* The chart is as high as it has groups: below it nothing stands until they are known. */}
        {(data || error) && (
          <ListCard label={texts.report.groups}>
            <PagedTable
              label={report.title}
              list={{ ...list, isStale: isPlaceholderData }}
              search={search}
              onChange={change}
              isSortable
              columns={columns}
              rowKey={({ key }) => key ?? ''}
              empty={texts.report.empty}
            />
          </ListCard>
        )}
      </Stack>
      {search.saved !== undefined && <Saved />}
    </>
  );
}

function Favorite({ name }: { name: Parameters<typeof reportNamed>[0] }) {
  const { data } = useQuery(reportsQuery);
  const { mutateAsync } = useMarkReport(name);
  const isFavorite = data?.results.some((each) => each.name === name && each.favorite === 1) ?? false;
  return (
    <FavoriteStar isFavorite={isFavorite} onChange={(next) => void mutateAsync(next).catch(toastProblem)} />
  );
}

/** The dialog of the saved filter that the address names. */
function Saved() {
  const { report: name } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const report = reportNamed(name);
  const { data } = useQuery(filtersQuery(name));
  const stored = data?.results.find(({ id, isOwn }) => isOwn && id === search.saved);
  if (search.saved !== 'add' && !stored) return null;
  return (
    <FilterDialog
      report={report}
      stored={stored}
      filter={savedForm(report, search)}
      onClose={(isDone) =>
        void navigate({
          search: (all) => ({ ...all, saved: undefined }),
          resetScroll: false,
          ignoreBlocker: isDone === true,
        })
      }
    />
  );
}
