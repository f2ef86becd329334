import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '#platform/shared/errors.ts';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastUndo } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { cancelInput, type Policy } from '../contract.ts';
import { cancelProblems } from '../rules.ts';
import { useCancelPolicy, useReinstatePolicy } from './policy-queries.ts';
import { today } from './policy-words.ts';

type CancelValues = { cancelledOn: TypedDay; reason: string };

interface CancelPolicyDialogProps {
  policy: Policy;
  onClose: () => void;
  onCancelled: () => void;
}

export function CancelPolicyDialog({ policy, onClose, onCancelled }: CancelPolicyDialogProps) {
  const { mutateAsync } = useCancelPolicy(policy.id);
  const reinstate = useReinstatePolicy(policy.id);
  const form = useForm<CancelValues>({
    name: 'cancel-policy',
    initialValues: { cancelledOn: usualDay(policy), reason: '' },
    validate: (values) => cancelErrors(policy, values),
  });
  const { isAsking, question } = useDialogGuard(form.isDirty, 'open');
  const { onSubmit, sending, problem } = useSubmit(form, async (values) => {
    const wasPending = policy.status === 'pending';
    await mutateAsync({ ...cancelInput.parse(values), version: policy.version });
    onCancelled();
    toastUndo(`${policy.policyNumber} is cancelled.`, () =>
      reinstate.mutateAsync(wasPending ? 'pending' : 'active'),
    );
  });

  return (
    <Dialog title="Cancel policy" {...(!sending && !isAsking && { onClose })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text>{`${policy.policyNumber} of ${policy.customer} ends on the day that you enter. It can be reinstated until its term has ended.`}</Text>
          <DayInput label="Cancelled on" {...form.getInputProps('cancelledOn')} />
          <TextInput label="Reason" autoComplete="off" data-autofocus {...form.getInputProps('reason')} />
          <ProblemAlert>{problem}</ProblemAlert>
          <Group justify="flex-end" gap="xs" mt={4}>
            <Button variant="default" onClick={onClose} disabled={sending}>
              Keep policy
            </Button>
            <Button type="submit" loading={sending} color="var(--cd-problem)" c="var(--cd-surface)">
              Cancel policy
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}

/** Today, unless the term has not begun. */
function usualDay({ effdate }: Policy): string {
  const day = today();
  return day < effdate ? effdate : day;
}

function cancelErrors(policy: Policy, values: CancelValues): Record<string, string> {
  const read = cancelInput.safeParse(values);
  const all = read.success ? cancelProblems(policy, read.data) : fieldErrors(read.error.issues);
  return Object.fromEntries(Object.entries(all).map(([field, messages]) => [field, messages.join(' ')]));
}
