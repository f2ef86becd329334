import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import type { Webhook } from '../contract.ts';
import { useDeleteWebhook, useRenewSecret } from './webhook-queries.ts';

/** What is about to happen to a webhook. */
export interface WebhookQuestion {
  what: 'renew' | 'delete';
  webhook: Webhook;
}

interface WebhookAskProps {
  question: WebhookQuestion;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Asks before a webhook is deleted, and before its receiver has to learn a new secret. */
export function WebhookAsk({ question: { what, webhook }, onSecret, onClose }: WebhookAskProps) {
  const remove = useDeleteWebhook();
  const renew = useRenewSecret();
  const { host } = new URL(webhook.address);
  if (what === 'renew')
    return (
      <ConfirmDialog
        title="Make a new secret?"
        confirm="New secret"
        onConfirm={() => {
          onClose();
          void renew.mutateAsync(webhook.id).then(({ secret }) => onSecret(secret), toastProblem);
        }}
        onCancel={onClose}
      >
        {`Messages to ${host} are signed with the new secret from now on. The receiver refuses them until it knows it.`}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      confirm="Delete"
      isDangerous
      onConfirm={() => {
        onClose();
        void remove.mutateAsync(webhook).then(() => toastDone('The webhook was deleted.'), toastProblem);
      }}
      onCancel={onClose}
    >
      {`${host} is no longer told of changes, and the messages that were sent to it are gone.`}
    </ConfirmDialog>
  );
}
