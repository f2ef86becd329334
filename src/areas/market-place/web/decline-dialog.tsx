import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRefreshAccount } from '#areas/accounts/web/public.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type AddOnRequest, declineAddOnRequest } from '../contract.ts';
import { ANSWER_MAX } from '../rules.ts';
import { useDeclineRequest } from './market-queries.ts';
import { texts } from './texts.tsx';

interface DeclineDialogProps {
  request: AddOnRequest;
  onClose: () => void;
}

export function DeclineDialog({ request: { id, account, addOn, by }, onClose }: DeclineDialogProps) {
  const { mutateAsync } = useDeclineRequest();
  const refreshAccount = useRefreshAccount(account);
  const form = useForm({
    name: 'decline-request',
    initialValues: { answer: '' },
    validate: (values) => formErrors(schemaErrors(declineAddOnRequest.body.safeParse(values))),
  });
  const guard = useDialogGuard(form.isDirty);
  const submit = useSubmit(form, async ({ answer }) => {
    await mutateAsync({ id, answer });
    // Its history tells of it.
    void refreshAccount();
    toastDone(texts.decline.done(addOn.name));
    onClose();
  });
  return (
    <SubmitDialog
      title={texts.requests.declineOne(addOn.name)}
      onClose={onClose}
      submit={submit}
      guard={guard}
      button={{ children: texts.requests.decline }}
    >
      <Textarea
        label={texts.decline.answer}
        description={texts.decline.whoReads(by)}
        autosize
        minRows={3}
        maxLength={ANSWER_MAX}
        data-autofocus
        {...form.getInputProps('answer')}
      />
    </SubmitDialog>
  );
}
