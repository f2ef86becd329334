import { getRouteApi } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { say } from '#platform/web/wording.ts';
import type { ReportRow } from '../contract.ts';
import type { Report } from '../rules/report.ts';
import { reportNamed } from '../rules/reports.ts';
import { ExportButtons } from './export-buttons.tsx';
import { showCell, showFigure } from './figure-words.ts';
import { rowsQuery } from './report-queries.ts';
import { askedIn } from './search.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/reports/$report/rows');

/** The rows that a figure of a report is made of, and what they come to. */
export function RowsPage() {
  const { report: name } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const report = reportNamed(name);
  const list = usePagedRows(rowsQuery(report, search, readList(search)));
  const { figure, group, none } = search;
  const asked = askedIn(report, search);
  const named = report.figures.find(({ key }) => key === figure);
  const total = named && list.answer?.total[named.key];
  return (
    <>
      <RecordHead
        hasViews
        title={[named?.label ?? report.title, list.answer?.group].filter(Boolean).join(', ')}
        up={
          <WayUp to="/reports/$report" params={{ report: name }} search={asked as never}>
            {report.title}
          </WayUp>
        }
        facts={[
          list.answer ? texts.rows.days(showDay(list.answer.from), showDay(list.answer.to)) : '',
          foundWords(list),
          named && total !== undefined ? `${named.label} ${showFigure(named, total)}` : '',
        ]}
        actions={
          <ExportButtons
            report={report}
            query={{ ...asked, figure, group, none: none ? 1 : undefined, what: 'rows' }}
          />
        }
      />
      <ListCard label={texts.rows.title}>
        <PagedTable
          label={report.noun[1]}
          list={list}
          search={search}
          onChange={(next) => void navigate({ search: (all) => ({ ...all, ...next }), resetScroll: false })}
          columns={rowColumns(report)}
          rowKey={({ id }) => id}
          empty={texts.rows.empty}
        />
      </ListCard>
    </>
  );
}

/** The first column leads to the record. */
function rowColumns({ rows }: Report): Column<ReportRow>[] {
  return rows.map((column, at) => ({
    key: column.key,
    label: say(column.label),
    ...(column.kind !== 'text' && column.kind !== 'day' ? { align: 'right' as const } : {}),
    ...(column.kind === 'day' && { kind: 'whole' as const }),
    cell: ({ cells, link }) => {
      const words = showCell(column, cells[column.key] ?? null);
      return at === 0 ? (
        <TextLink to={link} fz="inherit">
          {words || '—'}
        </TextLink>
      ) : (
        words
      );
    },
  }));
}
