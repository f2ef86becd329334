import { Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { queryProblem } from '../search-types.ts';
import { searchQuery } from './customer-queries.ts';
import { searchColumns } from './search-columns.tsx';
import { texts } from './texts.ts';
import { useNoun } from './use-noun.ts';
import { useStandings } from './use-standings.ts';

const route = getRouteApi('/signed-in/customer/$id/merge');
const SELECTION = 'nameId';

/** The other record is found by name or number. */
export function MergePicker({ id }: { id: number }) {
  const { query = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { noun, Nouns } = useNoun();
  const problem = queryProblem(SELECTION, query);
  return (
    <TableCard title={texts.merge.findOther(noun)}>
      <Stack p="md" gap="xs">
        <Text fz="sm" c="dimmed">
          {texts.merge.findHint}
        </Text>
        <SearchField
          label={texts.merge.findBy}
          value={query}
          onSearch={(text) => void navigate({ search: { query: text || undefined }, replace: true })}
        />
        {query !== '' && problem && (
          <Text fz="sm" c="dimmed">
            {problem}
          </Text>
        )}
      </Stack>
      {!problem && <Hits id={id} query={query} label={Nouns} />}
    </TableCard>
  );
}

function Hits({ id, query, label }: { id: number; query: string; label: string }) {
  const navigate = route.useNavigate();
  const found = usePagedRows(searchQuery({ selection: SELECTION, query }, { page: 1, perPage: 25 }));
  const standings = useStandings((found.rows ?? []).map((hit) => hit.id));
  return (
    <DataTable
      label={label}
      columns={searchColumns(found.rows ?? [], query, standings)}
      rows={found.rows?.filter((hit) => hit.id !== id)}
      rowKey={(hit) => hit.id}
      isStale={found.isStale}
      problem={found.error?.message}
      onRetry={found.retry}
      empty={texts.search.none}
      onOpen={(hit) => void navigate({ search: { other: hit.id } })}
    />
  );
}
