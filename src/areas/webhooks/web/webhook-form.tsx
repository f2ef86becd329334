import { Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { type Webhook, webhook as webhookSchema } from '../contract.ts';
import { EVENT_KINDS } from '../statuses.ts';
import { texts } from './texts.ts';
import { useSaveWebhook } from './webhook-queries.ts';
import {
  bodyOf,
  kindLabel,
  valuesOf,
  type WebhookValues,
  webhookDifferences,
  webhookErrors,
} from './webhook-values.ts';

interface WebhookFormProps {
  /** Absent when one is added. */
  webhook?: Webhook;
  /** The secret of one that was added. */
  onSecret: (secret: string) => void;
  onClose: (isDone?: true) => void;
}

export function WebhookForm({ webhook, onSecret, onClose }: WebhookFormProps) {
  const { mutateAsync } = useSaveWebhook(webhook?.id ?? 0);
  const form = useForm<WebhookValues>({
    name: 'webhook',
    initialValues: valuesOf(webhook),
    validate: webhookErrors,
  });

  async function send(version: number | undefined): Promise<Webhook> {
    const { secret, ...saved } = await mutateAsync({ ...bodyOf(form.getValues()), version });
    if (secret) onSecret(secret);
    return saved;
  }

  return (
    <RecordFormDialog
      title={webhook ? texts.form.edit : texts.form.add}
      form={form}
      param="edit"
      schema={webhookSchema}
      version={webhook?.version}
      valuesOf={valuesOf}
      send={send}
      onClose={onClose}
      differences={webhookDifferences}
    >
      <TextInput
        label={texts.form.address}
        placeholder="https://hooks.example.com/coverdesk"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('address')}
      />
      <MultiSelect
        label={texts.form.tellsOf}
        data={EVENT_KINDS.map((value) => ({ value, label: kindLabel(value) }))}
        {...form.getInputProps('events')}
      />
      <Checkbox label={texts.form.switchedOn} {...form.getInputProps('active', { type: 'checkbox' })} />
    </RecordFormDialog>
  );
}
