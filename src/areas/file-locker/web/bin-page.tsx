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
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { toastDone, toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { BinnedItem } from '../bin-contract.ts';
import { BIN_DAYS } from '../rules.ts';
import { binColumns } from './bin-columns.tsx';
import { binQuery, useEmptyBin, useRestore, useThrowAway } from './locker-queries.ts';
import { OfficeSelect } from './office-select.tsx';
import { texts } from './texts.ts';
import { useOffice } from './use-office.ts';

const route = getRouteApi('/signed-in/fileLocker/bin');

/** What was thrown away in a locker, until it is gone for good. */
export function BinPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { offices, officeId, query } = useOffice(search.office);
  return (
    <>
      <RecordHead
        hasViews
        title={texts.trash.title}
        up={
          <WayUp to="/fileLocker" search={{ office: search.office }}>
            {texts.page.title}
          </WayUp>
        }
        facts={[texts.trash.about(BIN_DAYS)]}
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
      <RetryProblem query={query} />
      {officeId !== undefined && <BinCard key={officeId} officeId={officeId} />}
      {!offices && !query.error && <Waiting height={300} />}
      {offices && officeId === undefined && (
        <NoOfficeCard label={texts.trash.title}>{texts.trash.eachOfficeHasOne}</NoOfficeCard>
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
    void mutateAsync().then(() => toastDone(texts.trash.isEmpty), toastProblem);
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
        {texts.trash.empty}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.trash.emptyTitle}
          confirm={texts.trash.empty}
          isDangerous
          onConfirm={empty}
          onCancel={() => setAsking(false)}
        >
          {texts.trash.emptyMeans}
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
        toastUndo([texts.trash.restored(name), ...(word ? [word] : [])].join(' '), () =>
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
      aria-label={texts.trash.restoreItem(item.name)}
      loading={isPending && variables === item.id}
      onClick={() => restore(item)}
    >
      {texts.trash.restore}
    </Button>
  ));
  return (
    <ListCard label={texts.trash.title}>
      <PagedTable
        label={texts.trash.title}
        list={list}
        search={search}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
        columns={columns}
        rowKey={({ id }) => id}
        empty={texts.trash.isEmpty}
      />
    </ListCard>
  );
}
