import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CustomerChoice } from '#areas/customers/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { UnmatchedLine } from '../unmatched-contract.ts';
import { AssignPolicies } from './assign-policies.tsx';
import { NearestPolicies } from './nearest-policies.tsx';
import { texts } from './texts.ts';
import { useAssignLine } from './use-assign-line.ts';

interface AssignDialogProps {
  line: UnmatchedLine;
  onClose: () => void;
}

/** One of the policies that come nearest; or a customer, then one of the policies with the company of the line. */
export function AssignDialog({ line, onClose }: AssignDialogProps) {
  const [customer, setCustomer] = useState<number>();
  const { assign, isPending, error } = useAssignLine(line.id, onClose);
  return (
    <Dialog title={texts.assign.title} width={760} {...(!isPending && { onClose })}>
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
            {texts.assign.sameNumber(line.sameNumber - 1)}
          </Text>
        )}
        <NearestPolicies line={line} isSaving={isPending} onAssign={assign} />
        <CustomerChoice onChoose={setCustomer} />
        {customer !== undefined && (
          <AssignPolicies line={line} customer={customer} isSaving={isPending} onAssign={assign} />
        )}
        {error && <ProblemAlert>{error.message}</ProblemAlert>}
      </Stack>
    </Dialog>
  );
}
