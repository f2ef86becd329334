import { Group, Paper, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Entry } from '../contract.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { entryColumns } from './entry-columns.tsx';
import { LettersRow } from './letters-row.tsx';
import { searchOf } from './rolodex-address.ts';
import { entriesQuery } from './rolodex-queries.ts';

const route = getRouteApi('/signed-in/rolodex');

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'people', label: 'People' },
  { value: 'companies', label: 'Companies' },
];

export function RolodexPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const companiesClosed = useWhyClosed('admin');
  const request = pageRequest(search);
  const asked = searchOf(search);
  const { rows, pagination, answer, error, ...list } = usePagedRows(entriesQuery(asked, request));

  const change = (next: object) => void navigate({ to: '.', search: { ...search, ...next } });
  const filter = (next: object) => change({ ...next, page: undefined });

  function nameOf({ kind, id, name }: Entry) {
    if (kind === 'contact')
      return (
        <TextLink to="/rolodex" search={{ ...search, contact: id }} fz="inherit">
          {name}
        </TextLink>
      );
    if (kind === 'company' && !companiesClosed)
      return (
        <TextLink to="/admin/companies/$id" params={{ id }} fz="inherit">
          {name}
        </TextLink>
      );
    return name;
  }

  const add = (
    <LinkButton
      to="/rolodex"
      search={{ ...search, contact: 'add' }}
      leftSection={<IconPlus size={15} aria-hidden />}
    >
      Add contact
    </LinkButton>
  );
  return (
    <>
      <RecordHead
        title="Rolodex"
        facts={[
          'Colleagues, companies and contacts',
          pagination && !error ? `${pagination.total.toLocaleString('en-US')} found` : '',
        ]}
        actions={add}
      />
      <Paper component="section" aria-label="Rolodex" withBorder style={{ overflow: 'hidden' }}>
        <Group justify="space-between" gap="xs" p="sm">
          <SearchField
            label="Search the rolodex"
            placeholder="Name, company, phone or e-mail"
            value={asked.query}
            onSearch={(query) => filter({ query: query || undefined })}
          />
          <SegmentedControl
            size="xs"
            aria-label="Kind"
            data={KINDS}
            value={asked.kind}
            onChange={(kind) => filter({ kind: kind === 'all' ? undefined : kind })}
          />
        </Group>
        <LettersRow
          filled={answer?.letters}
          chosen={search.letter}
          onChoose={(letter) => filter({ letter })}
        />
        <DataTable
          label="Rolodex"
          columns={entryColumns(nameOf)}
          rows={rows}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="No Records Found"
          emptyAction={add}
          onEnd={list.loadMore}
        />
        {pagination && !error && (
          <SevenButtonPager
            pagination={pagination}
            perPage={request.perPage}
            onChange={(next) => change(pageSearch(next))}
          />
        )}
      </Paper>
      {search.contact !== undefined && (
        <ContactDialog
          key={search.contact}
          contact={search.contact}
          onClose={(isDone) =>
            void navigate({
              to: '.',
              search: { ...search, contact: undefined },
              replace: true,
              ignoreBlocker: isDone === true,
            })
          }
        />
      )}
    </>
  );
}
