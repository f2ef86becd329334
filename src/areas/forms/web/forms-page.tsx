import { Group, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { FormRow } from '../contract.ts';
import { AddForm } from './add-form.tsx';
import { EditFormDialog } from './edit-form-dialog.tsx';
import { formColumns } from './form-columns.tsx';
import { formsQuery, useSwitchForm } from './form-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/forms');

const matches = ({ name, description }: FormRow, query: string) =>
  `${name} ${description}`.toLowerCase().includes(query.toLowerCase());

export function FormsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(formsQuery);
  const { mutateAsync } = useSwitchForm();
  const { query = '', removed, customerId } = search;
  const change = (next: object) => void navigate({ to: '/forms', search: (now) => ({ ...now, ...next }) });

  async function onSwitch(form: FormRow): Promise<void> {
    const switched = await mutateAsync({ ...form, active: !form.active });
    toastUndo(switched.active ? texts.library.back(form.name) : texts.library.takenOut(form.name), () =>
      mutateAsync({ ...switched, active: form.active }),
    );
  }

  const why = useWhyClosed('admin');
  const columns = formColumns({
    why,
    customerId,
    onEdit: ({ id }) => change({ edit: id }),
    onSwitch: (form) => void onSwitch(form).catch(toastProblem),
  });
  const rows = data?.filter((form) => form.active !== Boolean(removed) && matches(form, query));
  const edited = data?.find(({ id }) => id === search.edit);
  return (
    <>
      <RecordHead
        hasViews
        title={texts.library.title}
        facts={[texts.library.about]}
        actions={
          <>
            <AddForm />
            <LinkButton to="/forms/history" search={{ customerId }} variant="default">
              {texts.library.history}
            </LinkButton>
          </>
        }
      />
      <ListCard label={texts.library.title}>
        <Group px="md" py="sm" gap="md">
          <SearchField
            label={texts.library.search}
            value={query}
            onSearch={(text) => change({ query: text || undefined })}
          />
          <Switch
            data-filter
            label={texts.library.showTakenOut}
            checked={Boolean(removed)}
            onChange={(event) => change({ removed: event.currentTarget.checked || undefined })}
          />
        </Group>
        <DataTable
          label={texts.library.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          problem={data ? undefined : error?.message}
          onRetry={() => void refetch()}
          empty={query || removed ? texts.library.nothingFound : texts.library.empty}
          emptyAction={!query && !removed && why === undefined && <AddForm />}
          onOpen={({ id, active }) =>
            active && void navigate({ to: '/forms/$id/fill', params: { id }, search: { customerId } })
          }
        />
      </ListCard>
      {edited && (
        <EditFormDialog
          key={edited.id}
          form={edited}
          onClose={(isDone) =>
            void navigate({
              to: '/forms',
              search: { ...search, edit: undefined },
              replace: true,
              ignoreBlocker: isDone === true,
            })
          }
        />
      )}
    </>
  );
}
