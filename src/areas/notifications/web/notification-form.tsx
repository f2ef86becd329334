import { Button, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { MESSAGE_MAX, TITLE_MAX } from '../contract.ts';
import { NOTIFICATION_TYPES, type NotificationType, PRIORITIES, type Priority } from '../rules.ts';
import { useSend } from './notification-queries.ts';
import { NEW_VALUES, type NotificationValues, notificationErrors } from './notification-values.ts';
import { SendToField, WITHIN_PANEL } from './send-to-field.tsx';
import { texts } from './texts.ts';
import { PANEL } from './use-panel.ts';

interface NotificationFormProps {
  /** While it sends or asks, the panel must not close. */
  onBusy: (isBusy: boolean) => void;
  onClose: (isDone?: boolean) => void;
}

export function NotificationForm({ onBusy, onClose }: NotificationFormProps) {
  const { mutateAsync } = useSend();
  const key = useIdempotencyKey();
  const form = useForm<NotificationValues>({
    name: 'notification',
    initialValues: NEW_VALUES,
    validate: notificationErrors,
  });
  const { isAsking, question } = useDialogGuard(form.isDirty, PANEL);
  const { onSubmit, sending, problem, clearProblem } = useSubmit(form, async (body) => {
    const { receivers } = await mutateAsync({ body, key: key.current() });
    toastDone(texts.form.sent(receivers));
    onClose(true);
  });
  const isBusy = sending || isAsking;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);

  function chooseType(type: NotificationType): void {
    form.setValues({ type, sendTo: [] });
    form.clearFieldError('sendTo');
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <Select<NotificationType>
          label={texts.form.type}
          data={NOTIFICATION_TYPES}
          comboboxProps={WITHIN_PANEL}
          allowDeselect={false}
          data-autofocus
          {...form.getInputProps('type')}
          onChange={(type) => type && chooseType(type)}
        />
        <SendToField form={form} />
        <TextInput
          label={texts.form.title}
          maxLength={TITLE_MAX}
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        <Textarea
          label={texts.form.message}
          maxLength={MESSAGE_MAX}
          autosize
          minRows={4}
          maxRows={12}
          {...form.getInputProps('message')}
        />
        <Select
          label={texts.form.priority}
          data={PRIORITIES}
          comboboxProps={WITHIN_PANEL}
          allowDeselect={false}
          {...form.getInputProps('priority')}
          value={PRIORITIES[form.values.priority] ?? null}
          onChange={(name) =>
            form.setFieldValue('priority', PRIORITIES.indexOf(name ?? 'Normal') as Priority)
          }
        />
        <ProblemAlert>{problem}</ProblemAlert>
        <DialogFoot>
          <Button variant="default" disabled={sending} onClick={() => onClose()}>
            {texts.cancel}
          </Button>
          <Button
            variant="default"
            disabled={sending}
            onClick={() => {
              form.reset();
              clearProblem();
            }}
          >
            {texts.form.reset}
          </Button>
          <Button type="submit" loading={sending}>
            {texts.form.submit}
          </Button>
        </DialogFoot>
      </Stack>
      {question}
    </form>
  );
}
