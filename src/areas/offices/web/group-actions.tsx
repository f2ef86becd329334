import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { whyNotDeletable } from '../rules.ts';
import { useDeleteGroup } from './office-queries.ts';
import { texts } from './texts.ts';
import classes from './tree-columns.module.css';
import type { GroupRow } from './tree-rows.ts';

export function GroupActions({ row: { group, below } }: { row: GroupRow }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDeleteGroup();

  function remove(): void {
    setAsking(false);
    void mutateAsync(group).then(() => toastDone(texts.group.deleted(group.name)), toastProblem);
  }

  return (
    <div className={classes.actions}>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={texts.edit.editOf(group.name)}
        onClick={() => void navigate({ to: '/admin/offices', search: { group: group.id } })}
      >
        {texts.edit.edit}
      </Button>
      <LinkButton
        to="/admin/offices/add"
        search={{ under: group.id }}
        variant="subtle"
        size="compact-xs"
        aria-label={texts.group.addOfficeTo(group.name)}
      >
        {texts.offices.add}
      </LinkButton>
      <ExplainedButton
        variant="subtle"
        size="compact-xs"
        aria-label={texts.group.deleteGroup(group.name)}
        why={whyNotDeletable(below)}
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {texts.group.delete}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.group.deleteTitle(group.name)}
          confirm={texts.group.delete}
          isDangerous
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {texts.group.deleteMeans[group.kind]}
        </ConfirmDialog>
      )}
    </div>
  );
}
