import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Office } from '../contract.ts';
import { whyNotClosable } from '../rules.ts';
import { useCloseOffice, useReopenOffice } from './office-queries.ts';
import { texts } from './texts.ts';
import classes from './tree-columns.module.css';

export function OfficeActions({ office }: { office: Office }) {
  return (
    <div className={classes.actions}>
      <LinkButton
        to="/admin/offices/$id"
        params={{ id: office.id }}
        variant="subtle"
        size="compact-xs"
        aria-label={texts.edit.editOf(office.name)}
      >
        {texts.edit.edit}
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
      (closed) => toastUndo(texts.close.closed(office.name), () => reopen(closed)),
      toastProblem,
    );
  }

  return (
    <>
      <ExplainedButton
        variant="subtle"
        size="compact-xs"
        aria-label={texts.close.closeOffice(office.name)}
        why={whyNotClosable(office.people)}
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {texts.close.close}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.close.title(office.name)}
          confirm={texts.close.confirm}
          onConfirm={close}
          onCancel={() => setAsking(false)}
        >
          {texts.close.means}
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
      (reopened) => toastUndo(texts.close.reopened(office.name), () => close(reopened)),
      toastProblem,
    );
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      aria-label={texts.close.reopenOffice(office.name)}
      loading={isPending}
      onClick={reopen}
    >
      {texts.close.reopen}
    </Button>
  );
}
