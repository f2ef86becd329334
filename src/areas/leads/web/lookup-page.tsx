import { Group } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { TableEmpty } from '#platform/web/table/table-states.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { lookupProblem } from '../rules.ts';
import { FOUND_COLUMNS } from './lead-columns.tsx';
import { lookupQuery } from './lead-queries.ts';
import { AddLeadLink, LeadsFrame } from './leads-frame.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/leads/lookup');

export function LookupPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { query = '' } = search;
  const problem = lookupProblem(query);
  return (
    <LeadsFrame hasViews title={texts.lookup.title} facts={[texts.lookup.hint]}>
      <ListCard label={texts.lookup.found}>
        <Group px="md" py="sm">
          <SearchField
            label={texts.lookup.field}
            value={query}
            onSearch={(typed) => void navigate({ search: { query: typed || undefined } })}
          />
        </Group>
        {problem ? (
          <TableEmpty isStale={false} action={null}>
            {problem}
          </TableEmpty>
        ) : (
          <Found query={query} />
        )}
      </ListCard>
    </LeadsFrame>
  );
}

function Found({ query }: { query: string }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const found = usePagedRows(lookupQuery(query, readList(search)));
  return (
    <PagedTable
      label={texts.lookup.found}
      list={found}
      search={search}
      onChange={(next) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) })}
      columns={FOUND_COLUMNS}
      rowKey={({ id }) => id}
      empty={texts.leads.noneFound}
      emptyAction={<AddLeadLink />}
      onOpen={({ id }) => void navigate({ to: '/lead/$id', params: { id } })}
    />
  );
}
