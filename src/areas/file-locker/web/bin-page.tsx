import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { NoOfficeCard } from '#areas/offices/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone, toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { BinnedItem } from '../bin-contract.ts';
import { BIN_DAYS } from '../rules.ts';
import { binColumns } from './bin-columns.tsx';
import { binQuery, useEmptyBin, useRestore, useThrowAway } from './locker-queries.ts';
import { OfficeSelect } from './office-select.tsx';
import { useOffice } from './use-office.ts';

const route = getRouteApi('/signed-in/fileLocker/bin');

/** What was thrown away in a locker, until it is gone for good. */
export function BinPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { offices, officeId, error } = useOffice(search.office);
  return (
    <>
      <RecordHead
        hasViews
        title="Trash"
        up={
          <WayUp to="/fileLocker" search={{ office: search.office }}>
            File Locker
          </WayUp>
        }
        facts={[`Deleted files and folders stay here for ${BIN_DAYS} days`]}
        actions={
          offices &&
          officeId !== undefined && (
            <>
              <OfficeSelect
                {...{ offices, officeId }}
                onChoose={(office) => void navigate({ search: { office } })}
              />
              <EmptyButton officeId={officeId} />
            </>
          )
        }
      />
      <ProblemAlert>{error?.message}</ProblemAlert>
      {officeId !== undefined && <BinCard key={officeId} officeId={officeId} />}
      {offices && officeId === undefined && (
        <NoOfficeCard label="Trash">Each office has a trash of its own.</NoOfficeCard>
      )}
    </>
  );
}

function EmptyButton({ officeId }: { officeId: number }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useEmptyBin(officeId);

  function empty(): void {
    setAsking(false);
    if (isPending) return;
    void mutateAsync().then(() => toastDone('The trash is empty.'), toastProblem);
  }

  return (
    <>
      <ExplainedButton
        variant="default"
        why={useWhyClosed('fileLockerAdmin')}
        loading={isPending}
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Empty the trash
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title="Empty the trash?"
          confirm="Empty the trash"
          isDangerous
          onConfirm={empty}
          onCancel={() => setAsking(false)}
        >
          Everything in this office’s trash is deleted for good, with every version.
        </ConfirmDialog>
      )}
    </>
  );
}

function BinCard({ officeId }: { officeId: number }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = usePagedRows(binQuery(officeId, readList(search)));
  const { mutateAsync, isPending, variables } = useRestore();
  const throwAway = useThrowAway();

  function restore({ id, name }: BinnedItem): void {
    if (isPending) return;
    void mutateAsync(id).then(
      ({ item, word }) =>
        toastUndo([`${name} is restored.`, ...(word ? [word] : [])].join(' '), () =>
          throwAway.mutateAsync(item),
        ),
      toastProblem,
    );
  }

  const columns = binColumns((item) => (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<IconArrowBackUp size={14} aria-hidden />}
      aria-label={`Restore ${item.name}`}
      loading={isPending && variables === item.id}
      onClick={() => restore(item)}
    >
      Restore
    </Button>
  ));
  return (
    <ListCard label="Trash">
      <PagedTable
        label="Trash"
        list={list}
        search={search}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
        columns={columns}
        rowKey={({ id }) => id}
        empty="The trash is empty."
      />
    </ListCard>
  );
}
