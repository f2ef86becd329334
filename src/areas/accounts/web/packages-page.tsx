import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { useLocalPage } from '#platform/web/table/use-local-page.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { SoldPackage } from '../packages-contract.ts';
import { PACKAGE_LEVELS, type PackageLevel } from '../rules/packages.ts';
import { packagesQuery } from './account-queries.ts';
import { PackageDialog } from './package-dialog.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/backoffice/packages');

const COLUMNS: Column<SoldPackage>[] = [
  { key: 'name', label: texts.labels.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'level',
    label: texts.packages.level,
    cell: ({ liteSwitch }) => `${liteSwitch} ${PACKAGE_LEVELS[liteSwitch as PackageLevel]}`,
    sortBy: ({ liteSwitch }) => liteSwitch,
  },
  {
    key: 'price',
    label: texts.packages.pricePerOffice,
    align: 'right',
    cell: ({ priceMonthly }) => showMoney(priceMonthly),
    sortBy: ({ priceMonthly }) => priceMonthly,
  },
  {
    key: 'accounts',
    label: texts.packages.accounts,
    align: 'right',
    cell: ({ accounts }) => showCount(accounts),
    sortBy: ({ accounts }) => accounts,
  },
];

/** The packages that the provider sells. */
export function PackagesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const mayEdit = useWhyClosed('accounting') === undefined;
  const { data, error, refetch } = useQuery(packagesQuery);
  const list = useLocalPage(
    { rows: data, error: data ? null : error, retry: () => void refetch() },
    COLUMNS,
    search,
  );
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  const edited = mayEdit ? data?.find(({ id }) => id === search.package) : undefined;
  return (
    <>
      <RecordHead
        hasViews
        title={texts.packages.packages}
        up={<WayUp to="/admin/backoffice">{texts.list.backOffice}</WayUp>}
        facts={[data ? texts.packages.countOfPackages(data.length) : '']}
        actions={
          mayEdit && (
            <Button
              leftSection={<IconPlus size={15} aria-hidden />}
              onClick={() => change({ package: 'add' })}
            >
              {texts.packages.newPackage}
            </Button>
          )
        }
      />
      <ListCard label={texts.packages.packages}>
        <PagedTable
          label={texts.packages.packages}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={COLUMNS}
          rowKey={({ id }) => id}
          empty={texts.packages.noPackagesYet}
          {...(mayEdit && { onOpen: ({ id }: SoldPackage) => change({ package: id }) })}
        />
      </ListCard>
      {(edited || (mayEdit && search.package === 'add')) && (
        <PackageDialog
          key={edited?.id ?? 0}
          sold={edited}
          onClose={(isDone) =>
            void navigate({
              to: '.',
              search: { ...search, package: undefined },
              ignoreBlocker: isDone === true,
            })
          }
        />
      )}
    </>
  );
}
