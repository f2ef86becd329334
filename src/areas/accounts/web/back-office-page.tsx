import { Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { ACCOUNT_COLUMNS } from './account-columns.tsx';
import { accountsQuery } from './account-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/backoffice');

/** Where the back office begins: every account, and the search among them. */
export function BackOfficePage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { query = '' } = search;
  const list = usePagedRows(accountsQuery(query, readList(search)));
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.list.backOffice}
        facts={[foundWords(list, texts.list.count)]}
        actions={
          <>
            <LinkButton to="/signUp" leftSection={<IconPlus size={15} aria-hidden />}>
              {texts.list.signUpNewAgency}
            </LinkButton>
            <LinkButton to="/admin/backoffice/add-ons" variant="default">
              {texts.list.applyNewAddOn}
            </LinkButton>
            <LinkButton to="/admin/backoffice/packages" variant="default">
              {texts.list.packages}
            </LinkButton>
          </>
        }
      />
      <ListCard label={texts.list.accounts}>
        <Group px="md" py="sm">
          <SearchField
            label={texts.list.searchByNameOrNumber}
            placeholder={texts.list.nameOrAccountNumber}
            value={query}
            onSearch={(text) => change({ query: text || undefined, page: undefined })}
          />
        </Group>
        <PagedTable
          label={texts.list.accounts}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={ACCOUNT_COLUMNS}
          rowKey={({ id }) => id}
          empty={texts.list.noRecordsFound}
          onOpen={({ id }) =>
            void navigate({ to: '/admin/backoffice/view/$account', params: { account: id } })
          }
        />
      </ListCard>
    </>
  );
}
