import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { SignatureRequest } from '../contract.ts';
import { LINK_DAYS } from '../rules.ts';
import { useResend } from './signature-queries.ts';
import { texts } from './texts.ts';

interface ResendDialogProps {
  contractId: number;
  request: SignatureRequest;
  onClose: () => void;
}

/** A new link, to the same address or a better one. */
export function ResendDialog({ contractId, request, onClose }: ResendDialogProps) {
  const { mutateAsync } = useResend(contractId);
  const key = useIdempotencyKey();
  const form = useForm({ name: 'resend', initialValues: { email: request.email } });
  const submit = useSubmit(form, async (body) => {
    try {
      await mutateAsync({ id: request.id, body, key: key.current() });
    } catch (error) {
      key.failed(error);
      throw error;
    }
    onClose();
    toastDone(texts.resending.done(body.email.trim()));
  });
  return (
    <SubmitDialog
      title={texts.resending.title}
      onClose={onClose}
      submit={submit}
      button={{ children: texts.resend }}
    >
      <Text>{texts.resending.after(request.name, LINK_DAYS)}</Text>
      <EmailInput label={texts.labels.email} data-autofocus {...form.getInputProps('email')} />
    </SubmitDialog>
  );
}
