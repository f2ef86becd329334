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
import { HOW_POOL } from '../how.ts';
import { CreateFrom, type CreateFromProps } from './create-from.tsx';
import { poolQuery } from './import-queries.ts';
import { poolColumns } from './pool-columns.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/commissions/pool');

/** What carriers paid that no commission file has taken in, by company and month. */
export function PoolPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [creating, setCreating] = useState<CreateFromProps['from']>();
  const list = usePagedRows(poolQuery(search.company ?? 0, readList(search)));
  const all = list.answer?.all;
  const change = (next: object) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.pool.title}
        up={<WayUp to="/commissions/import">{texts.list.title}</WayUp>}
        facts={[texts.pool.what, all ? texts.counts.linesAndAmount(all.lines, showMoney(all.total)) : '']}
        how={all && HOW_POOL}
        actions={
          <LinkButton to="/commissions/create" variant="default">
            {texts.pool.createOther}
          </LinkButton>
        }
      />
      <ListCard label={texts.pool.title}>
        <FilterBar filter={{ company: search.company }}>
          <FilterSelect
            label={texts.labels.company}
            all={texts.labels.allCompanies}
            choices={namedChoices(list.answer?.companies)}
            value={search.company}
            onChange={(value) => change({ company: value ? Number(value) : undefined, page: undefined })}
          />
        </FilterBar>
        <PagedTable
          label={texts.pool.title}
          list={list}
          search={search}
          onChange={change}
          columns={poolColumns(setCreating)}
          rowKey={({ company, month }) => `${company.id} ${month}`}
          empty={search.company ? texts.pool.noneOfCompany : texts.pool.none}
        />
      </ListCard>
      {creating && <CreateFrom from={creating} onClose={() => setCreating(undefined)} />}
    </>
  );
}
