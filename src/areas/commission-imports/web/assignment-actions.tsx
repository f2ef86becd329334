import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastDone, toastProblem, toastTold } from '#platform/web/ui/toasts.ts';
import type { Assignment } from '../assignment-contract.ts';
import { counted } from '../rules.ts';
import { useForgetNumber, useUndoAssignment } from './import-queries.ts';
import { undoneWords } from './undone-words.ts';

/** Undo; where the lines must stay as they are, at least their number can be forgotten. */
export function AssignmentActions({ assignment }: { assignment: Assignment }) {
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoAssignment();
  const forget = useForgetNumber();
  const { id, lines, policyNumber, customerName, remembered, whyNotUndo } = assignment;
  const name = policyNumber || customerName || `assignment ${id}`;
  function runUndo(): void {
    setAsking(false);
    undo
      .mutateAsync(id)
      .then((done) => toastTold(undoneWords(done)))
      .catch(toastProblem);
  }
  function runForget(): void {
    forget
      .mutateAsync(id)
      .then(() => toastDone(`${name} is forgotten. Its lines keep their policy.`))
      .catch(toastProblem);
  }
  return (
    <Group gap={6} wrap="nowrap" my={-2}>
      <ExplainedButton
        size="compact-xs"
        h={24}
        variant="default"
        why={whyNotUndo ?? undefined}
        loading={undo.isPending}
        aria-label={`Undo ${name}`}
        onClick={() => setAsking(true)}
      >
        Undo
      </ExplainedButton>
      {whyNotUndo && remembered && (
        <Button
          size="compact-xs"
          h={24}
          variant="default"
          loading={forget.isPending}
          aria-label={`Forget number ${name}`}
          onClick={runForget}
        >
          Forget number
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Undo the assignment of ${name}?`}
          confirm="Undo"
          onConfirm={runUndo}
          onCancel={() => setAsking(false)}
        >
          {`${counted(lines, 'line is', 'lines are')} unmatched again, those of later statements too.${remembered ? ' The number is forgotten.' : ''}`}
        </ConfirmDialog>
      )}
    </Group>
  );
}
