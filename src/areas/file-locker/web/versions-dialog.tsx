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
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { LockerItem } from '../fields.ts';
import { downloadVersion, type LockerVersion } from '../versions-contract.ts';
import { useRestoreVersion, versionsQuery } from './locker-queries.ts';

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
    void mutateAsync(version.id).then(
      () => toastDone(`Version ${version.number} of ${name} is in force.`),
      toastProblem,
    );
  }

  const columns: Column<LockerVersion>[] = [
    {
      key: 'number',
      label: 'Version',
      kind: 'whole',
      cell: ({ number }) => number,
      width: 70,
      phone: 'title',
    },
    {
      key: 'uploadedAt',
      label: 'Uploaded',
      kind: 'day',
      cell: ({ uploadedAt }) => showMoment(uploadedAt),
      width: 170,
      phone: 'fact',
    },
    { key: 'uploadedBy', label: 'By', cell: ({ uploadedBy }) => uploadedBy, phone: 'fact' },
    {
      key: 'size',
      label: 'Size',
      kind: 'whole',
      align: 'right',
      cell: ({ size }) => showSize(size),
      width: 90,
      phone: 'fact',
    },
    {
      key: 'state',
      label: 'State',
      kind: 'whole',
      cell: ({ isCurrent }) => isCurrent && <StateBadge tone="done">In force</StateBadge>,
      width: 90,
      phone: 'corner',
    },
    {
      key: 'actions',
      label: 'Actions',
      cell: (version) => (
        <Group gap={4} wrap="nowrap" my={-3}>
          <ActionIcon
            component="a"
            href={addressOf(downloadVersion, { id: version.id })}
            download
            variant="subtle"
            size={24}
            aria-label={`Download version ${version.number}`}
          >
            <IconDownload size={15} aria-hidden />
          </ActionIcon>
          <RowIcon
            label={`Restore version ${version.number}`}
            why={version.isCurrent ? 'This version is in force.' : undefined}
            loading={isPending && variables === version.id}
            onClick={() => restore(version)}
          >
            <IconArrowBackUp size={15} aria-hidden />
          </RowIcon>
        </Group>
      ),
      width: 80,
      phone: 'action',
    },
  ];
  return (
    <Dialog title={`Versions of ${name}`} width={760} onClose={onClose}>
      <DataTable
        label={`Versions of ${name}`}
        columns={columns}
        rows={data}
        rowKey={(version) => version.id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty="No versions."
      />
    </Dialog>
  );
}
