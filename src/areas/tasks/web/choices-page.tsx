import { Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { say } from '#platform/web/wording.ts';
import { ChoiceForm } from './choice-form.tsx';
import { CHOICE_LISTS, type ChoiceList, type ListedChoice } from './choice-lists.ts';
import { choicesQuery } from './task-queries.ts';
import { taskTexts } from './texts/task.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/task-choices');

/** What administrators let people choose for a task. */
export function ChoicesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data } = useQuery(choicesQuery);
  const open = CHOICE_LISTS.find(({ param }) => search[param] !== undefined);
  const opened = open && data?.[open.of].find(({ id }) => id === search[open.param]);
  const close = (isDone?: true) =>
    void navigate({ to: '.', search: {}, replace: true, ignoreBlocker: isDone === true });
  return (
    <>
      <RecordHead
        title={texts.choices.title}
        up={<WayUp to="/admin">{texts.choices.up}</WayUp>}
        facts={[texts.choices.what]}
      />
      <Stack maw={720}>
        {CHOICE_LISTS.map((list) => (
          <ChoiceTable key={list.param} list={list} />
        ))}
      </Stack>
      {open && search[open.param] === 'add' && <ChoiceForm list={open} onClose={close} />}
      {open && opened && <ChoiceForm key={opened.id} list={open} choice={opened} onClose={close} />}
    </>
  );
}

function ChoiceTable({ list }: { list: ChoiceList }) {
  const { title, add } = texts.choices.lists[list.of];
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(choicesQuery);
  const columns: Column<ListedChoice>[] = [
    {
      key: 'name',
      label: texts.choices.name,
      // The row itself is the tab stop.
      cell: ({ id, description }) => (
        <TextLink to="/admin/task-choices" search={{ [list.param]: id }} tabIndex={-1} fz="inherit">
          {say(description)}
        </TextLink>
      ),
    },
    {
      key: 'mark',
      label: list.markLabel,
      cell: (choice) => (choice[list.mark] === 1 ? taskTexts.yes : ''),
      width: 200,
    },
    {
      key: 'state',
      label: texts.choices.status,
      cell: ({ active }) => (
        <StateBadge tone={active ? 'done' : 'closed'}>
          {active ? texts.choices.inUse : texts.choices.switchedOff}
        </StateBadge>
      ),
      width: 140,
    },
  ];
  return (
    <TableCard
      title={title}
      action={
        <LinkButton
          to="/admin/task-choices"
          search={{ [list.param]: 'add' }}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
        >
          {add}
        </LinkButton>
      }
    >
      <DataTable
        label={title}
        columns={columns}
        rows={data?.[list.of] as ListedChoice[] | undefined}
        rowKey={({ id }) => id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={texts.choices.none}
        onOpen={({ id }) => void navigate({ to: '.', search: { [list.param]: id } })}
      />
    </TableCard>
  );
}
