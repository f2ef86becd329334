import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { whyNotDeletable } from '../rules.ts';
import { useDeleteGroup } from './office-queries.ts';
import classes from './tree-columns.module.css';
import type { GroupRow } from './tree-rows.ts';

export function GroupActions({ row: { group, below } }: { row: GroupRow }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDeleteGroup();

  function remove(): void {
    setAsking(false);
    void mutateAsync(group).then(() => toastDone(`${group.name} is deleted.`), toastProblem);
  }

  return (
    <div className={classes.actions}>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={`Edit ${group.name}`}
        onClick={() => void navigate({ to: '/admin/offices', search: { group: group.id } })}
      >
        Edit
      </Button>
      <LinkButton
        to="/admin/offices/add"
        search={{ under: group.id }}
        variant="subtle"
        size="compact-xs"
        aria-label={`Add office to ${group.name}`}
      >
        Add office
      </LinkButton>
      <ExplainedButton
        variant="subtle"
        size="compact-xs"
        aria-label={`Delete ${group.name}`}
        why={whyNotDeletable(below)}
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        Delete
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${group.name}?`}
          confirm="Delete"
          isDangerous
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {`There is nothing in this ${group.kind}. It will be deleted for good.`}
        </ConfirmDialog>
      )}
    </div>
  );
}
