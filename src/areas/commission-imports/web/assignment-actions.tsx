import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastDone, toastProblem, toastTold } from '#platform/web/ui/toasts.ts';
import type { Assignment } from '../assignment-contract.ts';
import { useForgetNumber, useUndoAssignment } from './import-queries.ts';
import { texts } from './texts.ts';
import { undoneWords } from './undone-words.ts';

/** Undo; where the lines must stay as they are, at least their number can be forgotten. */
export function AssignmentActions({ assignment }: { assignment: Assignment }) {
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoAssignment();
  const forget = useForgetNumber();
  const { id, lines, policyNumber, customerName, remembered, whyNotUndo } = assignment;
  const name = policyNumber || customerName || texts.assignments.assignment(id);
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
      .then(() => toastDone(texts.assignments.forgotten(name)))
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
        aria-label={texts.assignments.undoOf(name)}
        onClick={() => setAsking(true)}
      >
        {texts.assignments.undo}
      </ExplainedButton>
      {whyNotUndo && remembered && (
        <Button
          size="compact-xs"
          h={24}
          variant="default"
          loading={forget.isPending}
          aria-label={texts.assignments.forgetOf(name)}
          onClick={runForget}
        >
          {texts.assignments.forget}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.assignments.askUndo(name)}
          confirm={texts.assignments.undo}
          onConfirm={runUndo}
          onCancel={() => setAsking(false)}
        >
          {[texts.assignments.afterUndo(lines), remembered && texts.assignments.numberForgotten]
            .filter(Boolean)
            .join(' ')}
        </ConfirmDialog>
      )}
    </Group>
  );
}
