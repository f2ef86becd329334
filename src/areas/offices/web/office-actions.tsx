import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Office } from '../contract.ts';
import { whyNotClosable } from '../rules.ts';
import { useCloseOffice, useReopenOffice } from './office-queries.ts';
import classes from './tree-columns.module.css';

export function OfficeActions({ office }: { office: Office }) {
  return (
    <div className={classes.actions}>
      <LinkButton
        to="/admin/offices/$id"
        params={{ id: office.id }}
        variant="subtle"
        size="compact-xs"
        aria-label={`Edit ${office.name}`}
      >
        Edit
      </LinkButton>
      {office.closedAt ? <ReopenButton office={office} /> : <CloseButton office={office} />}
    </div>
  );
}

function CloseButton({ office }: { office: Office }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useCloseOffice();
  const { mutateAsync: reopen } = useReopenOffice();

  function close(): void {
    setAsking(false);
    void mutateAsync(office).then(
      (closed) => toastUndo(`${office.name} is closed.`, () => reopen(closed)),
      toastProblem,
    );
  }

  return (
    <>
      <ExplainedButton
        variant="subtle"
        size="compact-xs"
        aria-label={`Close ${office.name}`}
        why={whyNotClosable(office.people)}
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        Close
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={`Close ${office.name}?`}
          confirm="Close the office"
          onConfirm={close}
          onCancel={() => setAsking(false)}
        >
          It will no longer be offered for new work, and it keeps its history. You can reopen it at any time.
        </ConfirmDialog>
      )}
    </>
  );
}

function ReopenButton({ office }: { office: Office }) {
  const { mutateAsync, isPending } = useReopenOffice();
  const { mutateAsync: close } = useCloseOffice();
  const reopen = () =>
    void mutateAsync(office).then(
      (reopened) => toastUndo(`${office.name} is in use again.`, () => close(reopened)),
      toastProblem,
    );
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      aria-label={`Reopen ${office.name}`}
      loading={isPending}
      onClick={reopen}
    >
      Reopen
    </Button>
  );
}
