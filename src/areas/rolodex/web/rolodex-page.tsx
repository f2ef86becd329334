import { SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Entry } from '../contract.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { entryColumns } from './entry-columns.tsx';
import { LettersRow } from './letters-row.tsx';
import { searchOf } from './rolodex-address.ts';
import { entriesQuery } from './rolodex-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/rolodex');

const KINDS = ['all', 'people', 'companies'] as const;

export function RolodexPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const companiesClosed = useWhyClosed('admin');
  const asked = searchOf(search);
  const list = usePagedRows(entriesQuery(asked, readList(search)));

  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
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
      {texts.add}
    </LinkButton>
  );
  return (
    <>
      <RecordHead hasViews title={texts.title} facts={[texts.what, foundWords(list)]} actions={add} />
      <ListCard label={texts.title}>
        <FilterBar
          filter={{ kind: search.kind }}
          search={
            <SearchField
              label={texts.search}
              placeholder={texts.searched}
              value={asked.query}
              onSearch={(query) => filter({ query: query || undefined })}
            />
          }
        >
          <SegmentedControl
            data-filter
            size="xs"
            aria-label={texts.kind}
            data={KINDS.map((value) => ({ value, label: texts.filters[value] }))}
            value={asked.kind}
            onChange={(kind) => filter({ kind: kind === 'all' ? undefined : kind })}
          />
        </FilterBar>
        <LettersRow
          filled={list.answer?.letters}
          chosen={search.letter}
          onChoose={(letter) => filter({ letter })}
        />
        <PagedTable
          label={texts.title}
          list={list}
          search={search}
          onChange={change}
          columns={entryColumns(nameOf)}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          empty={texts.none}
          emptyAction={add}
        />
      </ListCard>
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
