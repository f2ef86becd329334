import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import type { Column } from '#platform/web/table/column.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { useLocalPage } from '#platform/web/table/use-local-page.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { AddOn } from '../contract.ts';
import { BILL_TYPE_WORDS, INCLUDE_LEVELS, showCost } from '../rules.ts';
import { catalogueQuery } from './add-on-queries.ts';
import { CatalogueDialog } from './catalogue-dialog.tsx';

const route = getRouteApi('/signed-in/admin/backoffice/add-ons');

const levelOf = ({ lite_switch }: AddOn) => INCLUDE_LEVELS[lite_switch as keyof typeof INCLUDE_LEVELS];
const commissionable = ({ isCommissionable }: AddOn) => (isCommissionable ? 'Yes' : 'No');

const COLUMNS: Column<AddOn>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'price',
    label: 'Price',
    align: 'right',
    cell: ({ cost, cost_type }) => showCost(cost, cost_type),
    sortBy: ({ cost }) => cost,
  },
  {
    key: 'type',
    label: 'Billing Type',
    cell: ({ bill_type }) => BILL_TYPE_WORDS[bill_type],
    sortBy: ({ bill_type }) => BILL_TYPE_WORDS[bill_type],
  },
  { key: 'level', label: 'Include Level', cell: levelOf, sortBy: ({ lite_switch }) => lite_switch },
  { key: 'commissionable', label: 'Commissionable', cell: commissionable, sortBy: commissionable },
];

/** The catalogue of add-ons and what they cost. */
export function CataloguePage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const mayEdit = useWhyClosed('accounting') === undefined;
  const { data, error, refetch } = useQuery(catalogueQuery);
  const { query = '' } = search;
  const rows = data?.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const list = useLocalPage(
    { rows, error: data ? null : error, retry: () => void refetch() },
    COLUMNS,
    search,
  );
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  const isAdding = mayEdit && search.addOn === 'add';
  const edited = mayEdit ? data?.find(({ id }) => id === search.addOn) : undefined;
  return (
    <>
      <RecordHead
        hasViews
        title="Apply New Addon"
        up={<WayUp to="/admin/backoffice">Back office</WayUp>}
        facts={[rows ? `${rows.length} add-ons` : '']}
        actions={
          mayEdit && (
            <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => change({ addOn: 'add' })}>
              New Add-On
            </Button>
          )
        }
      />
      <ListCard label="Add-ons">
        <Group p="sm">
          <SearchField
            label="Search add-ons by name"
            placeholder="Name"
            value={query}
            onSearch={(text) => change({ query: text || undefined, page: undefined })}
          />
        </Group>
        <PagedTable
          label="Add-ons"
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={COLUMNS}
          rowKey={({ id }) => id}
          empty="No Records Found"
          {...(mayEdit && { onOpen: ({ id }: AddOn) => change({ addOn: id }) })}
        />
      </ListCard>
      {(edited || isAdding) && (
        <CatalogueDialog
          key={edited?.id ?? 0}
          addOn={edited}
          onClose={(isDone) =>
            void navigate({
              to: '.',
              search: { ...search, addOn: undefined },
              ignoreBlocker: isDone === true,
            })
          }
        />
      )}
    </>
  );
}
