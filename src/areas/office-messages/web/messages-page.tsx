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
        aria-label={`Edit the message ${id} of ${office.name}`}
      >
        Edit
      </LinkButton>
      <LinkButton
        to="/office/message"
        search={{ ...search, remove: id }}
        size="compact-xs"
        variant="subtle"
        leftSection={<IconTrash size={14} aria-hidden />}
        aria-label={`Delete the message ${id} of ${office.name}`}
      >
        Delete
      </LinkButton>
    </Group>
  );
  const create = (
    <LinkButton
      to="/office/message"
      search={{ ...search, message: 'create' }}
      leftSection={<IconPlus size={15} aria-hidden />}
    >
      Create
    </LinkButton>
  );
  return (
    <>
      <RecordHead
        hasViews
        title="Create, Edit, or Delete Office Message"
        up={<WayUp to="/admin">Admin</WayUp>}
        facts={['People in an office see its messages on their home screen']}
        actions={create}
      />
      <ListCard label="Office messages">
        <PagedTable
          label="Office messages"
          list={list}
          search={search}
          onChange={change}
          isSortable
          Pager={TenButtonNavigator}
          columns={messageColumns(actionOf)}
          rowKey={({ id }) => id}
          empty="No Office Messages"
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
