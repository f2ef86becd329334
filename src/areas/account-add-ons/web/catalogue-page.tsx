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
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/backoffice/add-ons');

const levelOf = ({ lite_switch }: AddOn) => INCLUDE_LEVELS[lite_switch as keyof typeof INCLUDE_LEVELS];
const commissionable = ({ isCommissionable }: AddOn) =>
  isCommissionable ? texts.catalogue.yes : texts.catalogue.no;

const COLUMNS: Column<AddOn>[] = [
  { key: 'name', label: texts.labels.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'price',
    label: texts.labels.price,
    align: 'right',
    cell: ({ cost, cost_type }) => showCost(cost, cost_type),
    sortBy: ({ cost }) => cost,
  },
  {
    key: 'type',
    label: texts.labels.billingType,
    cell: ({ bill_type }) => BILL_TYPE_WORDS[bill_type],
    sortBy: ({ bill_type }) => BILL_TYPE_WORDS[bill_type],
  },
  {
    key: 'level',
    label: texts.labels.includeLevel,
    cell: levelOf,
    sortBy: ({ lite_switch }) => lite_switch,
  },
  {
    key: 'commissionable',
    label: texts.labels.commissionable,
    cell: commissionable,
    sortBy: commissionable,
  },
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
        title={texts.catalogue.applyNewAddOn}
        up={<WayUp to="/admin/backoffice">{texts.catalogue.backOffice}</WayUp>}
        facts={[rows ? texts.catalogue.countOfAddOns(rows.length) : '']}
        actions={
          mayEdit && (
            <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => change({ addOn: 'add' })}>
              {texts.catalogue.newAddOn}
            </Button>
          )
        }
      />
      <ListCard label={texts.catalogue.addOns}>
        <Group px="md" py="sm">
          <SearchField
            label={texts.catalogue.searchByName}
            placeholder={texts.labels.name}
            value={query}
            onSearch={(text) => change({ query: text || undefined, page: undefined })}
          />
        </Group>
        <PagedTable
          label={texts.catalogue.addOns}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={COLUMNS}
          rowKey={({ id }) => id}
          empty={texts.catalogue.noRecordsFound}
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
