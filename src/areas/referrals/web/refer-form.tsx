import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconSend } from '@tabler/icons-react';
import { emptyAfter } from '#platform/web/forms/empty-after.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { PhoneInput } from '#platform/web/inputs/phone-input.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { MESSAGE_MAX, type ReferralInput, referralInput } from '../contract.ts';
import { useReferFriend } from './referral-queries.ts';
import { texts } from './texts.ts';

const EMPTY: ReferralInput = { friendName: '', email: '', agency: '', phone: '', message: '' };

function errorsOf(values: ReferralInput): Record<string, string> {
  const read = referralInput.safeParse(values);
  return formErrors(schemaErrors(read));
}

export function ReferForm() {
  const { mutateAsync } = useReferFriend();
  const key = useIdempotencyKey();
  const form = useForm<ReferralInput>({
    name: 'refer-friend',
    initialValues: EMPTY,
    validate: errorsOf,
    enhanceGetInputProps: judgeOnLeave(['phone'], errorsOf),
  });
  const { onSubmit, sending, problem } = useSubmit(form, async (values) => {
    const body = referralInput.parse(values);
    const { friendName } = await mutateAsync({ body, key: key.current() }).catch((error) => {
      key.failed(error);
      throw error;
    });
    key.renew();
    emptyAfter(form, values);
    toastDone(texts.form.sent(friendName));
  });

  return (
    <PageCard title={texts.form.title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text c="dimmed" fz="sm">
            {texts.form.hint}
          </Text>
          <div className={grid.pairs}>
            <TextInput
              label={texts.form.friendsName}
              autoComplete="off"
              {...form.getInputProps('friendName')}
            />
            <EmailInput label={texts.labels.email} {...form.getInputProps('email')} />
            <TextInput label={texts.labels.agency} autoComplete="off" {...form.getInputProps('agency')} />
            <PhoneInput label={texts.labels.phone} {...form.getInputProps('phone')} />
          </div>
          <Textarea
            label={texts.form.message}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={MESSAGE_MAX}
            {...form.getInputProps('message')}
          />
          <ProblemAlert>{problem}</ProblemAlert>
          <DialogFoot>
            <Button type="submit" loading={sending} leftSection={<IconSend size={15} aria-hidden />}>
              {texts.form.send}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
      <UnsavedGuard isDirty={form.isDirty} />
    </PageCard>
  );
}
