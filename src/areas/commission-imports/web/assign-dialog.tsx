import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  alreadyPaidWords,
  besideManualWords,
  correctedWords,
  replacedWords,
} from '#areas/commissions/rules.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastTold, toastUndo } from '#platform/web/ui/toasts.ts';
import { counted } from '../rules.ts';
import type { UnmatchedLine } from '../unmatched-contract.ts';
import { AssignPolicies } from './assign-policies.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { useAssign, useUndoAssignment } from './import-queries.ts';
import { NearestPolicies } from './nearest-policies.tsx';
import { undoneWords } from './undone-words.ts';

interface AssignDialogProps {
  line: UnmatchedLine;
  onClose: () => void;
}

/** One of the policies that come nearest; or a customer, then one of the policies with the company of the line. */
export function AssignDialog({ line, onClose }: AssignDialogProps) {
  const [customer, setCustomer] = useState<number>();
  const { mutateAsync, isPending, error } = useAssign(line.id);
  const undo = useUndoAssignment();
  const assign = (policy: number) =>
    mutateAsync(policy)
      .then(({ assignment, assigned, remembered, replaced, alreadyPaid, besideManual, corrected }) => {
        const words = [
          assigned > 0 && `${counted(assigned, 'line is', 'lines are')} assigned.`,
          correctedWords(corrected),
          remembered && 'The number is remembered.',
          ...replaced.map(replacedWords),
          alreadyPaidWords(alreadyPaid),
          besideManualWords(besideManual),
        ];
        const told = words.filter((each) => typeof each === 'string');
        // Each correction is undone where it is.
        if (corrected.lines > 0) toastTold(told);
        else
          toastUndo(told.join(' '), () =>
            undo.mutateAsync(assignment).then((done) => toastTold(undoneWords(done))),
          );
        onClose();
      })
      .catch(() => undefined);
  return (
    <Dialog title="Assign to a policy" width={760} {...(!isPending && { onClose })}>
      <Stack gap="sm">
        <Text>
          {[
            line.company.name,
            line.policyNumber,
            line.customerName,
            showDay(line.transactionDate),
            showMoney(line.commission),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {line.sameNumber > 1 && (
          <Text fz="sm" c="dimmed">
            {`${counted(line.sameNumber - 1, 'other line has', 'other lines have')} this number and will be assigned as well.`}
          </Text>
        )}
        <NearestPolicies line={line} isSaving={isPending} onAssign={(id) => void assign(id)} />
        <CustomerChoice onChoose={setCustomer} />
        {customer !== undefined && (
          <AssignPolicies
            line={line}
            customer={customer}
            isSaving={isPending}
            onAssign={(id) => void assign(id)}
          />
        )}
        {error && <ProblemAlert>{error.message}</ProblemAlert>}
      </Stack>
    </Dialog>
  );
}
