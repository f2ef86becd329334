import { Group, Paper } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch, sortOf, sortSearch } from '#platform/web/table/page-params.ts';
import { TenButtonNavigator } from '#platform/web/table/ten-button-navigator.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import type { OfficeMessage } from '../contract.ts';
import { messageColumns } from './message-columns.tsx';
import { MessageDialogs } from './message-dialogs.tsx';
import { messagesQuery } from './message-queries.ts';

const route = getRouteApi('/signed-in/office/message');

export function MessagesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const request = pageRequest(search);
  const sort = sortOf(search);
  const { rows, pagination, error, ...list } = usePagedRows(messagesQuery(sort, request));
  const change = (next: object) => void navigate({ to: '.', search: { ...search, ...next } });

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
        title="Create, Edit, or Delete Office Message"
        facts={['The people of an office read its messages on their home screen']}
        actions={create}
      />
      <Paper component="section" aria-label="Office messages" withBorder style={{ overflow: 'hidden' }}>
        <DataTable
          label="Office messages"
          columns={messageColumns(actionOf)}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="No Office Messages"
          emptyAction={create}
          sort={sort}
          onSort={(next) => change({ ...sortSearch(next), page: undefined })}
          onEnd={list.loadMore}
        />
        {pagination && !error && (
          <TenButtonNavigator
            pagination={pagination}
            perPage={request.perPage}
            onChange={(next) => change(pageSearch(next))}
          />
        )}
      </Paper>
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
