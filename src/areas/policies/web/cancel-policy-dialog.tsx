import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { DANGEROUS } from '#platform/web/forms/save-buttons.tsx';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { toastUndo } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { cancelInput, type Policy } from '../contract.ts';
import { cancelProblems } from '../rules.ts';
import { useCancelPolicy, useReinstatePolicy } from './policy-queries.ts';
import { texts } from './texts.ts';

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
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmit(form, async (values) => {
    const { version } = await mutateAsync({ ...cancelInput.parse(values), version: policy.version });
    onCancelled();
    toastUndo(texts.cancellation.done(policy.policyNumber), () => reinstate.mutateAsync({ version }));
  });

  return (
    <SubmitDialog
      title={texts.cancellation.title}
      onClose={onClose}
      submit={submit}
      guard={guard}
      button={{
        ...DANGEROUS,
        children: texts.cancellation.title,
        cancel: texts.cancellation.keepPolicy,
      }}
    >
      <Text>{texts.cancellation.whatHappens(policy.policyNumber, policy.customer)}</Text>
      <DayInput label={texts.labels.cancelledOn} {...form.getInputProps('cancelledOn')} />
      <TextInput
        label={texts.labels.cancelReason}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </SubmitDialog>
  );
}

/** Today, unless the term has not begun. */
function usualDay({ effdate }: Policy): string {
  const day = officeToday();
  return day < effdate ? effdate : day;
}

function cancelErrors(policy: Policy, values: CancelValues): Record<string, string> {
  const read = cancelInput.safeParse(values);
  const all = read.success ? cancelProblems(policy, read.data, officeToday()) : schemaErrors(read);
  return formErrors(all);
}
