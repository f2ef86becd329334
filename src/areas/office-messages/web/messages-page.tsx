import { Group } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { TenButtonNavigator } from '#platform/web/table/ten-button-navigator.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { OfficeMessage } from '../contract.ts';
import { messageColumns } from './message-columns.tsx';
import { MessageDialogs } from './message-dialogs.tsx';
import { messagesQuery } from './message-queries.ts';
import { texts } from './texts.tsx';

const route = getRouteApi('/signed-in/office/message');

export function MessagesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(messagesQuery(readList(search)));
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });

  const actionOf = ({ id, office }: OfficeMessage) => (
    <Group gap={4} wrap="nowrap">
      <LinkButton
        to="/office/message"
        search={{ ...search, message: id }}
        size="compact-xs"
        variant="subtle"
        leftSection={<IconPencil size={14} aria-hidden />}
        aria-label={texts.list.editMessage(id, office.name)}
      >
        {texts.list.edit}
      </LinkButton>
      <LinkButton
        to="/office/message"
        search={{ ...search, remove: id }}
        size="compact-xs"
        variant="subtle"
        leftSection={<IconTrash size={14} aria-hidden />}
        aria-label={texts.list.deleteMessage(id, office.name)}
      >
        {texts.list.delete}
      </LinkButton>
    </Group>
  );
  const create = (
    <LinkButton
      to="/office/message"
      search={{ ...search, message: 'create' }}
      leftSection={<IconPlus size={15} aria-hidden />}
    >
      {texts.list.create}
    </LinkButton>
  );
  return (
    <>
      <RecordHead
        hasViews
        title={texts.list.createEditOrDelete}
        up={<WayUp to="/admin">{texts.list.admin}</WayUp>}
        facts={[texts.list.whoSeesThem]}
        actions={create}
      />
      <ListCard label={texts.list.officeMessages}>
        <PagedTable
          label={texts.list.officeMessages}
          list={list}
          search={search}
          onChange={change}
          isSortable
          Pager={TenButtonNavigator}
          columns={messageColumns(actionOf)}
          rowKey={({ id }) => id}
          empty={texts.list.noOfficeMessages}
          emptyAction={create}
        />
      </ListCard>
      <MessageDialogs
        message={search.message}
        remove={search.remove}
        onClose={(isDone) =>
          void navigate({
            to: '.',
            search: { ...search, message: undefined, remove: undefined },
            replace: true,
            ignoreBlocker: isDone === true,
          })
        }
      />
    </>
  );
}
