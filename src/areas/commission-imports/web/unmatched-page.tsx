import { Checkbox } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showMoney } from '#platform/shared/money.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { HOW_UNMATCHED } from '../how.ts';
import type { UnmatchedCompany, UnmatchedLine } from '../unmatched-contract.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { CompanyHead } from './company-head.tsx';
import { unmatchedQuery } from './import-queries.ts';
import { NearBelow } from './near-below.tsx';
import { texts } from './texts.ts';
import { unmatchedColumns } from './unmatched-columns.tsx';

const route = getRouteApi('/signed-in/commissions/unmatched');

/** Carrier lines that belong to no policy yet, company by company, to be assigned by hand. */
export function UnmatchedPage() {
  const search = route.useSearch();
  const { company, settled } = search;
  const navigate = useNavigate();
  // One at a time: the nearest of the next line are looked up when it unfolds.
  const [unfolded, setUnfolded] = useState<number>();
  const list = usePagedRows(unmatchedQuery(company ?? 0, settled ?? 0, readList(search)));
  const companies = list.answer?.companies;
  const change = (next: object) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false });
  const assign = (line: number) => change({ line });
  const fold = ({ id }: UnmatchedLine, isFolded: boolean) => setUnfolded(isFolded ? undefined : id);
  const isUnfolded = ({ id }: UnmatchedLine) => id === unfolded;
  const open = list.rows?.find(({ id }) => id === search.line);
  return (
    <>
      <RecordHead
        hasViews
        title={texts.unmatched.title}
        up={<WayUp to="/commissions/reconcile">{texts.list.commissionFiles}</WayUp>}
        facts={[
          texts.unmatched.what,
          companies ? sumWords(companies.filter(({ id }) => !company || id === company)) : '',
        ]}
        how={companies && HOW_UNMATCHED}
        actions={
          <>
            <LinkButton to="/commissions/import" variant="default">
              {texts.unmatched.import}
            </LinkButton>
            <LinkButton to="/commissions/assigned" variant="default">
              {texts.assignments.title}
            </LinkButton>
          </>
        }
      />
      <ListCard label={texts.unmatched.title}>
        <FilterBar filter={{ company, settled }}>
          <FilterSelect
            label={texts.labels.company}
            all={texts.labels.allCompanies}
            choices={namedChoices(companies)}
            value={company}
            onChange={(value) => change({ company: value ? Number(value) : undefined, page: undefined })}
          />
          <Checkbox
            data-filter
            size="xs"
            label={texts.unmatched.settled}
            checked={settled === 1}
            onChange={(event) =>
              change({ settled: event.currentTarget.checked ? 1 : undefined, page: undefined })
            }
          />
        </FilterBar>
        <PagedTable
          label={texts.unmatched.title}
          list={list}
          search={search}
          onChange={change}
          columns={unmatchedColumns({ isUnfolded, onFold: fold, onAssign: assign })}
          rowKey={({ id }) => id}
          empty={company ? texts.unmatched.noneOfCompany : texts.unmatched.none}
          onOpen={(line) => fold(line, isUnfolded(line))}
          letters={{
            arrowright: {
              does: texts.unmatched.showNearest,
              short: texts.keys.nearest,
              act: (line) => fold(line, false),
            },
            arrowleft: {
              does: texts.unmatched.hideNearest,
              short: texts.keys.fold,
              act: (line) => fold(line, true),
            },
            enter: {
              does: texts.unmatched.assignLine,
              short: texts.keys.assign,
              act: ({ id }) => assign(id),
            },
          }}
          opened={open?.id}
          above={(line, before) =>
            line.company.id !== before?.company.id && (
              <CompanyHead
                company={line.company}
                sum={companies?.find(({ id }) => id === line.company.id)}
                onShowAll={company ? undefined : () => change({ company: line.company.id, page: undefined })}
              />
            )
          }
          below={(line) =>
            isUnfolded(line) && (
              <NearBelow
                line={line}
                onAssigned={() => setUnfolded(undefined)}
                onSearch={() => assign(line.id)}
              />
            )
          }
        />
      </ListCard>
      {open && <AssignDialog key={open.id} line={open} onClose={() => change({ line: undefined })} />}
    </>
  );
}

function sumWords(companies: readonly UnmatchedCompany[]): string {
  const lines = companies.reduce((sum, each) => sum + each.lines, 0);
  const cents = companies.reduce((sum, each) => sum + each.commission, 0);
  return lines > 0 ? texts.counts.linesAndAmount(lines, showMoney(cents)) : '';
}
