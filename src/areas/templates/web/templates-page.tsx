import { Group, Paper, SegmentedControl } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Column } from '#platform/web/table/column.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { TemplateKind, TemplateRow } from '../contract.ts';
import { subjectWords } from './merge-chips.ts';
import { templatesQuery } from './template-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/templates');

const COLUMNS: Column<TemplateRow>[] = [
  {
    key: 'title',
    label: texts.labels.title,
    // The row itself is the tab stop.
    cell: ({ id, title }) => (
      <TextLink to="/admin/templates/$id" params={{ id }} tabIndex={-1} fz="inherit">
        {title}
      </TextLink>
    ),
  },
  { key: 'kind', label: texts.list.kind, cell: ({ kind }) => texts.kinds[kind], width: 100 },
  { key: 'subject', label: texts.labels.subject, cell: ({ subject }) => subjectWords(subject) },
  {
    key: 'state',
    label: texts.list.status,
    cell: ({ active, isDefault }) => (
      <Group gap={4}>
        <StateBadge tone={active ? 'done' : 'closed'}>
          {active ? texts.list.inUse : texts.list.switchedOff}
        </StateBadge>
        {isDefault && (
          <StateBadge isQuiet tone="work">
            {texts.list.isDefault}
          </StateBadge>
        )}
      </Group>
    ),
    width: 190,
  },
];

const KINDS = [
  { value: 'all', label: texts.list.kinds.all },
  { value: 'emailBlast', label: texts.list.kinds.emailBlast },
  { value: 'customLetter', label: texts.list.kinds.customLetter },
];

/** The templates of mails and letters. */
export function TemplatesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(templatesQuery(search.kind, readList(search)));
  return (
    <>
      <RecordHead
        hasViews
        title={texts.title}
        up={<WayUp to="/admin">{texts.list.up}</WayUp>}
        facts={[texts.list.what]}
        actions={
          <>
            <LinkButton
              to="/email"
              search={{ acord: true }}
              variant="default"
              leftSection={<IconHistory size={15} aria-hidden />}
            >
              {texts.list.acordHistory}
            </LinkButton>
            <LinkButton
              to="/admin/templates/add"
              search={{ kind: 'customLetter' }}
              variant="default"
              leftSection={<IconPlus size={15} aria-hidden />}
            >
              {texts.adding.customLetter}
            </LinkButton>
            <LinkButton
              to="/admin/templates/add"
              search={{ kind: 'emailBlast' }}
              leftSection={<IconPlus size={15} aria-hidden />}
            >
              {texts.adding.emailBlast}
            </LinkButton>
          </>
        }
      />
      <Paper component="section" aria-label={texts.title} withBorder style={{ overflow: 'hidden' }}>
        <Group px="md" py="sm">
          <SegmentedControl
            data-filter
            size="xs"
            aria-label={texts.list.kind}
            styles={{ label: { whiteSpace: 'nowrap' } }}
            data={KINDS}
            value={search.kind ?? 'all'}
            onChange={(kind) =>
              void navigate({
                to: '.',
                search: { kind: kind === 'all' ? undefined : (kind as TemplateKind) },
              })
            }
          />
        </Group>
        <PagedTable
          label={texts.title}
          list={list}
          search={search}
          onChange={(next) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) })}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          empty={texts.list.none}
          emptyAction={
            <LinkButton to="/admin/templates/add" search={{ kind: search.kind ?? 'emailBlast' }}>
              {texts.adding[search.kind ?? 'emailBlast']}
            </LinkButton>
          }
          onOpen={({ id }) => void navigate({ to: '/admin/templates/$id', params: { id } })}
        />
      </Paper>
    </>
  );
}
