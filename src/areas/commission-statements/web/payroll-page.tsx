import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import { exportAddress } from '#platform/web/api/export-address.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { FoldedFilters } from '#platform/web/table/folded-filters.tsx';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ExportLinks } from '#platform/web/ui/export-links.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { exportLedger } from '../payroll-contract.ts';
import { ENTRY_COLUMNS, payColumns } from './payroll-columns.tsx';
import { ledgerFilter } from './search.ts';
import { choicesQuery, ledgerQuery, payrollQuery } from './statement-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/commissions/payroll');

/** What was posted in a period: by person, and entry by entry. */
export function PayrollPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const filter = ledgerFilter(search, officeToday());
  const pay = useQuery(payrollQuery(filter));
  const entries = usePagedRows(ledgerQuery(filter, readList(search)));
  const { data: choices } = useQuery(choicesQuery);
  const change = (next: object) =>
    void navigate({ to: '.', search: (all: object) => ({ ...all, ...next }), resetScroll: false });
  const narrow = (next: object) => change({ ...next, page: undefined });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.payroll.title}
        up={<WayUp to="/admin/commissions/statements">{texts.payroll.up}</WayUp>}
        facts={[texts.payroll.what(showDay(filter.from), showDay(filter.to))]}
        actions={
          <ExportLinks
            rows={entries.pagination?.total}
            addressOf={(format) => exportAddress(exportLedger.path, filter, format)}
          />
        }
      />
      <Stack gap="md">
        <TableCard
          title={texts.payroll.byPerson}
          tools={
            <FoldedFilters filter={{ from: search.from, to: search.to }}>
              <DaysFilter
                labels={[texts.payroll.postedFrom, texts.payroll.postedTo]}
                from={filter.from}
                to={filter.to}
                onChange={narrow}
              />
            </FoldedFilters>
          }
        >
          <DataTable
            label={texts.payroll.table}
            columns={payColumns(pay.data)}
            rows={
              pay.data && [...pay.data.results, { employee: null, statements: [], amount: pay.data.house }]
            }
            rowKey={({ employee }) => employee?.id ?? 0}
            isStale={pay.isPlaceholderData}
            problem={pay.error?.message}
            onRetry={() => void pay.refetch()}
            empty={texts.payroll.nobody}
          />
        </TableCard>
        {/* Above it is a row for each person: nothing stands below until they are known. */}
        {(pay.data || pay.error) && (
          <TableCard
            title={texts.ledger.title}
            tools={
              <FilterSelect
                label={texts.labels.person}
                all={texts.payroll.everyone}
                choices={namedChoices(choices?.people)}
                value={filter.employee}
                onChange={(employee) => narrow({ employee })}
              />
            }
          >
            <PagedTable
              label={texts.payroll.entries}
              list={entries}
              search={search}
              onChange={change}
              columns={ENTRY_COLUMNS}
              rowKey={({ id }) => id}
              empty={texts.payroll.noEntries}
            />
          </TableCard>
        )}
      </Stack>
    </>
  );
}
