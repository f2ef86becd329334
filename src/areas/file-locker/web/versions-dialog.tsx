import { ActionIcon, Group } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#platform/web/api/request.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { showSize } from '#platform/web/ui/show-size.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { toastDone, toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { LockerItem } from '../fields.ts';
import { downloadVersion, type LockerVersion } from '../versions-contract.ts';
import { useRestoreVersion, versionsQuery } from './locker-queries.ts';
import { texts } from './texts.ts';

interface VersionsDialogProps {
  item: LockerItem;
  onClose: () => void;
}

/** The versions of a file: what is in force, and what can be again. */
export function VersionsDialog({ item: { id, name }, onClose }: VersionsDialogProps) {
  const { data, error, refetch } = useQuery(versionsQuery(id));
  const { mutateAsync, isPending, variables } = useRestoreVersion();

  function restore(version: LockerVersion): void {
    if (isPending) return;
    const before = data?.find(({ isCurrent }) => isCurrent);
    const done = texts.versions.restored(version.number, name);
    void mutateAsync(version.id).then(
      () => (before ? toastUndo(done, () => mutateAsync(before.id)) : toastDone(done)),
      toastProblem,
    );
  }

  const columns: Column<LockerVersion>[] = [
    {
      key: 'number',
      label: texts.versions.version,
      kind: 'whole',
      cell: ({ number }) => number,
      width: 70,
    },
    {
      key: 'uploadedAt',
      label: texts.versions.uploaded,
      kind: 'day',
      cell: ({ uploadedAt }) => showMoment(uploadedAt),
      width: 170,
    },
    {
      key: 'uploadedBy',
      label: texts.versions.by,
      cell: ({ uploadedBy }) => uploadedBy,
    },
    {
      key: 'size',
      label: texts.versions.size,
      kind: 'whole',
      align: 'right',
      cell: ({ size }) => showSize(size),
      width: 90,
    },
    {
      key: 'state',
      label: texts.versions.state,
      kind: 'whole',
      cell: ({ isCurrent }) => isCurrent && <StateBadge tone="done">{texts.versions.inForce}</StateBadge>,
      width: 90,
    },
    {
      key: 'actions',
      label: texts.versions.actions,
      cell: (version) => (
        <Group gap={4} wrap="nowrap" my={-3}>
          <ActionIcon
            component="a"
            href={addressOf(downloadVersion, { id: version.id })}
            download
            variant="subtle"
            size={24}
            aria-label={texts.versions.download(version.number)}
          >
            <IconDownload size={15} aria-hidden />
          </ActionIcon>
          <RowIcon
            label={texts.versions.restore(version.number)}
            why={version.isCurrent ? texts.versions.alreadyInForce : undefined}
            loading={isPending && variables === version.id}
            onClick={() => restore(version)}
          >
            <IconArrowBackUp size={15} aria-hidden />
          </RowIcon>
        </Group>
      ),
      width: 80,
    },
  ];
  return (
    <Dialog title={texts.versions.title(name)} width={760} onClose={onClose}>
      <DataTable
        label={texts.versions.title(name)}
        columns={columns}
        rows={data}
        rowKey={(version) => version.id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={texts.versions.none}
      />
    </Dialog>
  );
}
