import { useQuery } from '@tanstack/react-query';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { texts } from './texts.ts';
import { WebhookForm } from './webhook-form.tsx';
import { webhookQuery } from './webhook-queries.ts';

interface WebhookDialogProps {
  webhook: number | 'add';
  onSecret: (secret: string) => void;
  onClose: (isDone?: true) => void;
}

export function WebhookDialog({ webhook, ...props }: WebhookDialogProps) {
  return webhook === 'add' ? <WebhookForm {...props} /> : <StoredWebhook id={webhook} {...props} />;
}

function StoredWebhook({ id, ...props }: Omit<WebhookDialogProps, 'webhook'> & { id: number }) {
  const query = useQuery(webhookQuery(id));
  const { data } = query;
  if (data) return <WebhookForm webhook={data} {...props} />;
  return <WaitDialog title={texts.form.waiting} query={query} onClose={() => props.onClose()} />;
}
